use tricorne_kernel::Told;

use crate::ask::Lod;

pub fn phase(_t: &mut Lod<'_>) -> Told<()> {
    Ok(())
}
