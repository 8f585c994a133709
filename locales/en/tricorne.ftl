tricorne-number = { $number }
