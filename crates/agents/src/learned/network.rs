//! A small network: one hidden layer, and a straight way from the inputs to the outputs.

/// The units of the hidden layer.
pub const HIDDEN: usize = 64;

/// What a file of weights begins with.
const MAGIC: &[u8; 8] = b"tricorn1";

/// The weights.
#[derive(Clone, PartialEq, Debug)]
pub struct Network {
    /// From each input to the hidden layer.
    pub hidden: Vec<[f32; HIDDEN]>,
    /// What the hidden layer begins with.
    pub hidden_bias: [f32; HIDDEN],
    /// From the hidden layer to each output.
    pub outputs: Vec<[f32; HIDDEN]>,
    /// From each input to each output: for an output one weight for each input.
    pub direct: Vec<Vec<f32>>,
    /// What each output begins with.
    pub bias: Vec<f32>,
}

impl Network {
    /// One without any weight.
    pub fn empty(inputs: usize, outputs: usize) -> Network {
        Network {
            hidden: vec![[0.0; HIDDEN]; inputs],
            hidden_bias: [0.0; HIDDEN],
            outputs: vec![[0.0; HIDDEN]; outputs],
            direct: vec![vec![0.0; inputs]; outputs],
            bias: vec![0.0; outputs],
        }
    }

    /// How many numbers it takes.
    pub fn inputs(&self) -> usize {
        self.hidden.len()
    }

    /// What a row is worth by one of the outputs: between 0 and 1.
    pub fn value(&self, row: &[f32], output: usize) -> f64 {
        let numbers = row.iter().copied().enumerate().filter(|(_, number)| *number != 0.0);
        let (sum, _) = self.run(numbers, output);
        1.0 / (1.0 + f64::from(-sum).exp())
    }

    /// The sum at an output and the hidden layer, for the numbers of a row that are not 0.
    pub fn run(&self, row: impl Iterator<Item = (usize, f32)>, output: usize) -> (f32, [f32; HIDDEN]) {
        let (mut layer, mut sum) = (self.hidden_bias, self.bias[output]);
        let direct = &self.direct[output];
        for (input, number) in row {
            for (unit, weight) in layer.iter_mut().zip(&self.hidden[input]) {
                *unit += weight * number;
            }
            sum += direct[input] * number;
        }
        for (unit, weight) in layer.iter_mut().zip(&self.outputs[output]) {
            *unit = unit.max(0.0);
            sum += *unit * weight;
        }
        (sum, layer)
    }

    /// All weights, always in the same order.
    pub fn weights_mut(&mut self) -> impl Iterator<Item = &mut f32> {
        let Network { hidden, hidden_bias, outputs, direct, bias } = self;
        let layers = hidden.iter_mut().flatten().chain(hidden_bias).chain(outputs.iter_mut().flatten());
        layers.chain(direct.iter_mut().flatten()).chain(bias)
    }

    /// As a file.
    pub fn to_bytes(&self) -> Vec<u8> {
        let counts = [self.inputs() as u32, self.bias.len() as u32];
        let mut bytes = MAGIC.to_vec();
        bytes.extend(counts.iter().flat_map(|count| count.to_le_bytes()));
        bytes.extend(self.clone().weights_mut().flat_map(|weight| weight.to_le_bytes()));
        bytes
    }

    /// The network of a file, if it is one.
    pub fn from_bytes(bytes: &[u8]) -> Option<Network> {
        let (counts, weights) = bytes.strip_prefix(MAGIC)?.split_at_checked(8)?;
        let (numbers, rest) = weights.as_chunks::<4>();
        let [inputs, outputs] =
            [0, 4].map(|at| counts.get(at..at + 4)?.try_into().ok().map(u32::from_le_bytes));
        let mut network = Network::empty(inputs? as usize, outputs? as usize);
        let count = network.weights_mut().count();
        network.weights_mut().zip(numbers).for_each(|(weight, &bytes)| *weight = f32::from_le_bytes(bytes));
        (rest.is_empty() && numbers.len() == count).then_some(network)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn network() -> Network {
        let mut network = Network::empty(3, 2);
        network.weights_mut().enumerate().for_each(|(at, weight)| *weight = at as f32 / 100.0 - 0.5);
        network
    }

    #[test]
    fn a_file_holds_it_whole() {
        let bytes = network().to_bytes();
        assert_eq!(Network::from_bytes(&bytes), Some(network()));
        assert_eq!(Network::from_bytes(&bytes[..bytes.len() - 4]), None);
        assert_eq!(Network::from_bytes(&bytes[1..]), None);
        assert_eq!(Network::from_bytes(&[]), None);
    }

    #[test]
    fn a_value_follows_from_the_weights() {
        let mut network = Network::empty(2, 2);
        assert_eq!(network.value(&[1.0, 5.0], 0), 0.5);
        // Straight: 2 * 1. Through the first hidden unit: 3 * (5 - 4).
        network.direct[1][0] = 2.0;
        (network.hidden[1][0], network.hidden_bias[0], network.outputs[1][0]) = (1.0, -4.0, 3.0);
        let worth = 1.0 / (1.0 + (-5.0_f64).exp());
        assert!((network.value(&[1.0, 5.0], 1) - worth).abs() < 1e-6);
        // A hidden unit below 0 is silent.
        let worth = 1.0 / (1.0 + (-2.0_f64).exp());
        assert!((network.value(&[1.0, 3.0], 1) - worth).abs() < 1e-6);
    }
}
