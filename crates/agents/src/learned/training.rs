//! How a network learns: by small steps (Adam) towards what came of positions, from a fixed seed.

use tricorne_kernel::AgentRng;

use super::{HIDDEN, Lesson, Network};

/// The lessons after which the weights take a step.
const BATCH: usize = 256;
/// How much of the last direction is kept, and of the squares that steps are measured by.
const KEPT: (f32, f32) = (0.9, 0.999);
/// One game of so many is kept to see what was learned.
const EXAM: usize = 20;
/// A number that is rarely set counts as if its mean square were this.
const RARE: f32 = 0.3;

/// How lessons are gone through.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Practice {
    /// How often.
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
    /// The mean square error on games that it never saw, after each time through the others.
    pub errors: Vec<f64>,
    /// The same for one who always says the mean.
    pub without: f64,
}

/// Trains a network on the lessons of these games.
pub fn train(games: &[Vec<Lesson>], outputs: usize, practice: &Practice) -> Trained {
    let inputs = games.iter().flatten().next().map_or(0, |lesson| lesson.inputs);
    let (exam, lessons) = games.split_at(games.len() / EXAM);
    let exam: Vec<&Lesson> = exam.iter().flatten().collect();
    let mut lessons: Vec<&Lesson> = lessons.iter().flatten().collect();
    let mut rng = AgentRng::new(1);
    let mut pupil = Pupil::new(inputs, outputs, scale(&lessons, inputs), &mut rng);
    let steps = practice.times * lessons.len().div_ceil(BATCH);
    let mut errors = Vec::new();
    for _ in 0..practice.times {
        rng.shuffle(&mut lessons);
        lessons.chunks(BATCH).for_each(|batch| pupil.learn(batch, steps, practice));
        errors.push(pupil.error(&exam));
    }
    let count = exam.len().max(1) as f64;
    let mean = exam.iter().map(|it| f64::from(it.worth)).sum::<f64>() / count;
    let squares = exam.iter().map(|it| (f64::from(it.worth) - mean).powi(2));
    Trained { network: pupil.unscaled(), errors, without: squares.sum::<f64>() / count }
}

/// What makes each number about as large as any other.
fn scale(lessons: &[&Lesson], inputs: usize) -> Vec<f32> {
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

    /// Takes one of so many steps.
    fn learn(&mut self, batch: &[&Lesson], steps: usize, practice: &Practice) {
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
        self.walk(steps, practice);
    }

    fn walk(&mut self, steps: usize, practice: &Practice) {
        self.step += 1;
        let rate = practice.rate * (1.0 - (self.step - 1) as f32 / steps as f32);
        let begun = |kept: f32| 1.0 - kept.powi(self.step as i32);
        let (first, second) = (begun(KEPT.0), begun(KEPT.1));
        let weights = self.network.weights_mut().zip(self.gradient.weights_mut()).zip(&mut self.memory);
        for ((weight, gradient), (direction, squares)) in weights {
            *direction = KEPT.0 * *direction + (1.0 - KEPT.0) * *gradient;
            *squares = KEPT.1 * *squares + (1.0 - KEPT.1) * *gradient * *gradient;
            let towards = (*direction / first) / ((*squares / second).sqrt() + 1e-7);
            *weight -= rate * (towards + practice.decay * *weight);
        }
    }

    fn error(&self, exam: &[&Lesson]) -> f64 {
        let square = |lesson: &&Lesson| {
            let (sum, _) = self.network.run(self.row(lesson), lesson.output);
            f64::from(share(sum) - lesson.worth).powi(2)
        };
        exam.iter().map(square).sum::<f64>() / exam.len().max(1) as f64
    }

    /// The network for numbers as they are.
    fn unscaled(mut self) -> Network {
        for (input, scale) in self.scale.iter().enumerate() {
            self.network.hidden[input].iter_mut().for_each(|weight| *weight *= scale);
            self.network.direct.iter_mut().for_each(|weights| weights[input] *= scale);
        }
        self.network
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
        let mut rng = AgentRng::new(3);
        let mut lesson = || {
            let (one, other) = (rng.below(2), rng.below(2));
            let row = [one, other].into_iter().zip(0..).filter(|(set, _)| *set == 1).map(|(_, at)| (at, 1));
            Lesson { inputs: 2, row: row.collect(), output: 1, worth: if one == other { 0.1 } else { 0.9 } }
        };
        let lessons: Vec<Vec<Lesson>> = (0..20_000).map(|_| vec![lesson()]).collect();
        let trained = train(&lessons, 2, &Practice { times: 12, rate: 0.002, decay: 1e-3 });
        assert!(trained.errors.last().unwrap() < &0.005, "{:?}", trained.errors);
        assert!(trained.without > 0.1);
        let network = trained.network;
        let worth = |row: [f32; 2]| network.value(&row, 1);
        assert!(worth([1.0, 0.0]) > 0.8 && worth([0.0, 1.0]) > 0.8);
        assert!(worth([0.0, 0.0]) < 0.2 && worth([1.0, 1.0]) < 0.2);
    }
}
