//! How a network learns: by small steps (Adam) towards what came of positions, from a fixed seed.

use tricorne_kernel::AgentRng;

use super::{HIDDEN, Lesson, Network};

/// The lessons after which the weights take a step.
const BATCH: usize = 256;
/// How much of the last direction is kept, and of the squares that steps are measured by.
const KEPT: (f32, f32) = (0.9, 0.999);
/// A number that is rarely set counts as if its mean square were this.
const RARE: f32 = 0.3;

/// How lessons are gone through.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Practice {
    /// How many classes of games there are to learn from, beside one that shows what was learned.
    pub classes: u64,
    /// How often each is gone through.
    pub times: usize,
    /// The first step's size; steps shrink evenly to nothing.
    pub rate: f32,
    /// By how much weights shrink with each step, times its size: the more, the less is learned by heart.
    pub decay: f32,
}

/// What came out of training.
#[derive(Clone, Debug)]
pub struct Trained {
    /// The network.
    pub network: Network,
    /// The mean square error of one who always says the mean, on the exam.
    pub without: f64,
}

/// Trains a network, class by class: each is made while the one before is gone through. `class` makes the lessons of a class, and is
/// given what the network has learned so far; the first, of number 0, is the exam. `told` learns the mean square error on the exam after
/// each class.
pub fn train<E: Send>(
    outputs: usize,
    practice: &Practice,
    class: impl Fn(u64, Option<&Network>) -> Result<Vec<Lesson>, E> + Sync,
    mut told: impl FnMut(u64, f64) + Send,
) -> Result<Trained, E> {
    let exam = class(0, None)?;
    let inputs = exam.first().map_or(0, |lesson| lesson.inputs);
    let mut rng = AgentRng::new(1);
    let mut pupil = Pupil::new(inputs, outputs, scale(&exam, inputs), &mut rng);
    let mut next = class(1, None)?;
    for number in 1..=practice.classes {
        let lessons = std::mem::take(&mut next);
        let network = (number > 1).then(|| pupil.unscaled());
        let more = || match number < practice.classes {
            true => class(number + 1, network.as_ref()),
            false => Ok(Vec::new()),
        };
        let learn = || {
            pupil.study(&lessons, (number - 1) as f32 / practice.classes as f32, practice, &mut rng);
            told(number, pupil.error(&exam));
        };
        let ((), made) = rayon::join(learn, more);
        next = made?;
    }
    let count = exam.len().max(1) as f64;
    let mean = exam.iter().map(|it| f64::from(it.worth)).sum::<f64>() / count;
    let squares = exam.iter().map(|it| (f64::from(it.worth) - mean).powi(2));
    Ok(Trained { network: pupil.unscaled(), without: squares.sum::<f64>() / count })
}

/// What makes each number about as large as any other.
fn scale(lessons: &[Lesson], inputs: usize) -> Vec<f32> {
    let mut squares = vec![0.0_f64; inputs];
    for &(input, number) in lessons.iter().flat_map(|lesson| &lesson.row) {
        squares[usize::from(input)] += f64::from(number).powi(2);
    }
    let root = |squares: f64| (squares / lessons.len().max(1) as f64).sqrt() as f32;
    squares
        .into_iter()
        .map(|squares| if squares > 0.0 { 1.0 / root(squares).max(RARE) } else { 0.0 })
        .collect()
}

/// A network that learns, with what it remembers of its steps.
struct Pupil {
    network: Network,
    scale: Vec<f32>,
    /// Where the error grows.
    gradient: Network,
    /// The direction and the squares, by weight.
    memory: Vec<(f32, f32)>,
    step: usize,
}

impl Pupil {
    fn new(inputs: usize, outputs: usize, scale: Vec<f32>, rng: &mut AgentRng) -> Pupil {
        let mut network = Network::empty(inputs, outputs);
        for weight in network.hidden.iter_mut().flatten() {
            *weight = (rng.below(2001) as f32 - 1000.0) / 10_000.0;
        }
        let gradient = Network::empty(inputs, outputs);
        let memory = vec![(0.0, 0.0); network.weights_mut().count()];
        Pupil { network, scale, gradient, memory, step: 0 }
    }

    /// The numbers of a lesson, as the network takes them while it learns.
    fn row<'a>(&self, lesson: &'a Lesson) -> impl Iterator<Item = (usize, f32)> + Clone + use<'a, '_> {
        let scale = &self.scale;
        lesson
            .row
            .iter()
            .map(move |&(input, number)| (usize::from(input), f32::from(number) * scale[usize::from(input)]))
    }

    /// Goes through lessons. So much of all was learned before.
    fn study(&mut self, lessons: &[Lesson], before: f32, practice: &Practice, rng: &mut AgentRng) {
        let mut lessons: Vec<&Lesson> = lessons.iter().collect();
        let steps = practice.times * lessons.len().div_ceil(BATCH);
        let mut taken = 0;
        for _ in 0..practice.times {
            rng.shuffle(&mut lessons);
            for batch in lessons.chunks(BATCH) {
                let done = before + taken as f32 / (steps as f32 * practice.classes as f32);
                self.learn(batch, practice.rate * (1.0 - done), practice.decay);
                taken += 1;
            }
        }
    }

    /// Takes a step of this size.
    fn learn(&mut self, batch: &[&Lesson], rate: f32, decay: f32) {
        self.gradient.weights_mut().for_each(|weight| *weight = 0.0);
        let mut gradient = std::mem::replace(&mut self.gradient, Network::empty(0, 0));
        for lesson in batch {
            let (sum, layer) = self.network.run(self.row(lesson), lesson.output);
            let error = (share(sum) - lesson.worth) / batch.len() as f32;
            let outputs = &self.network.outputs[lesson.output];
            let mut back = [0.0; HIDDEN];
            for unit in 0..HIDDEN {
                gradient.outputs[lesson.output][unit] += error * layer[unit];
                back[unit] = if layer[unit] > 0.0 { error * outputs[unit] } else { 0.0 };
                gradient.hidden_bias[unit] += back[unit];
            }
            gradient.bias[lesson.output] += error;
            for (input, number) in self.row(lesson) {
                for (weight, back) in gradient.hidden[input].iter_mut().zip(&back) {
                    *weight += back * number;
                }
                gradient.direct[lesson.output][input] += error * number;
            }
        }
        self.gradient = gradient;
        self.walk(rate, decay);
    }

    fn walk(&mut self, rate: f32, decay: f32) {
        self.step += 1;
        let begun = |kept: f32| 1.0 - kept.powi(self.step as i32);
        let (first, second) = (begun(KEPT.0), begun(KEPT.1));
        let weights = self.network.weights_mut().zip(self.gradient.weights_mut()).zip(&mut self.memory);
        for ((weight, gradient), (direction, squares)) in weights {
            *direction = KEPT.0 * *direction + (1.0 - KEPT.0) * *gradient;
            *squares = KEPT.1 * *squares + (1.0 - KEPT.1) * *gradient * *gradient;
            let towards = (*direction / first) / ((*squares / second).sqrt() + 1e-7);
            *weight -= rate * (towards + decay * *weight);
        }
    }

    fn error(&self, exam: &[Lesson]) -> f64 {
        let square = |lesson: &Lesson| {
            let (sum, _) = self.network.run(self.row(lesson), lesson.output);
            f64::from(share(sum) - lesson.worth).powi(2)
        };
        exam.iter().map(square).sum::<f64>() / exam.len().max(1) as f64
    }

    /// The network for numbers as they are.
    fn unscaled(&self) -> Network {
        let mut network = self.network.clone();
        for (input, scale) in self.scale.iter().enumerate() {
            network.hidden[input].iter_mut().for_each(|weight| *weight *= scale);
            network.direct.iter_mut().for_each(|weights| weights[input] *= scale);
        }
        network
    }
}

fn share(sum: f32) -> f32 {
    1.0 / (1.0 + (-sum).exp())
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Two numbers of which exactly one must be set: no sum of the two says that.
    #[test]
    fn it_learns_what_no_sum_can_say() {
        let lesson = |rng: &mut AgentRng| {
            let (one, other) = (rng.below(2), rng.below(2));
            let row = [one, other].into_iter().zip(0..).filter(|(set, _)| *set == 1).map(|(_, at)| (at, 1));
            Lesson { inputs: 2, row: row.collect(), output: 1, worth: if one == other { 0.1 } else { 0.9 } }
        };
        let class = |number, _: Option<&Network>| {
            let mut rng = AgentRng::at(3, number);
            Ok::<_, ()>((0..2000).map(|_| lesson(&mut rng)).collect())
        };
        let practice = Practice { classes: 10, times: 12, rate: 0.002, decay: 1e-3 };
        let mut errors = Vec::new();
        let Trained { network, without } = train(2, &practice, class, |_, error| errors.push(error)).unwrap();
        assert!(errors.last().unwrap() < &0.005, "{errors:?}");
        assert!(without > 0.1);
        let worth = |row: [f32; 2]| network.value(&row, 1);
        assert!(worth([1.0, 0.0]) > 0.8 && worth([0.0, 1.0]) > 0.8);
        assert!(worth([0.0, 0.0]) < 0.2 && worth([1.0, 1.0]) < 0.2);
    }
}
