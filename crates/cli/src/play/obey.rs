//! What the commands of a player do.

use std::fs;

use tricorne_kernel::{FactFiles, Reason, Refusal, Seat, Words};
use tricorne_library::{AdviceError, Answer, Question};
use tricorne_locale::say;

use super::command::{Command, goes_by_place};
use super::session::{Next, Session, rule};
use crate::failure::{Done, Failure};

impl Session {
    /// Takes lines until one of them moves the game.
    pub fn obey(&mut self, question: Option<&Question>) -> Result<Next, Failure> {
        loop {
            let Some(line) = self.screen.ask()? else { return Ok(Next::Leave) };
            match (Command::read(&line, question), question) {
                (Command::Choose(position), Some(question)) => {
                    self.answer(question, position)?;
                    return Ok(Next::Again);
                }
                (Command::What(position), Some(question)) => self.what(question, position)?,
                (Command::Undo, _) => {
                    if self.undo()? {
                        return Ok(Next::Again);
                    }
                }
                (Command::Log(count), _) => self.log(count)?,
                (Command::Board, _) => self.show_board()?,
                (Command::Save(file), _) => self.save(&file)?,
                (Command::Position(file), _) => self.write_position(&file)?,
                (Command::Why, _) => self.why()?,
                (Command::Advise(agent), Some(question)) => self.advise(question, agent)?,
                (Command::Help, _) => self.screen.say(&say!(self.speech, "tricorne-help"))?,
                (Command::Quit, _) => return Ok(Next::Leave),
                (Command::Nothing, _) => {}
                (Command::Unknown | Command::Choose(_) | Command::What(_) | Command::Advise(_), _) => {
                    self.not_understood(&line, question)?
                }
            }
        }
    }

    /// Takes back the last answer of whoever looks at the screen, if it can be, or the die or card that was typed in last.
    pub fn undo(&mut self) -> Result<bool, Failure> {
        let mut undone = self.viewpoint.map(|seat| self.table.undo(seat));
        if matches!(undone, None | Some(Err(Refusal::NoUndo { .. }))) {
            undone = Some(self.table.undo(Seat::CHANCE_NAME));
        }
        match undone {
            Some(Ok(undone)) => {
                self.told_end = false;
                self.go_back();
                self.screen.say(&say!(self.speech, "tricorne-undone", choice = &undone.choice))?;
                Ok(true)
            }
            Some(Err(Refusal::Broken(fault))) => Err(Failure::Check(fault.to_string())),
            Some(Err(_)) | None => {
                self.screen.say(&say!(self.speech, "tricorne-no-undo"))?;
                Ok(false)
            }
        }
    }

    /// Tells what a choice would lead to.
    fn what(&mut self, question: &Question, position: usize) -> Done {
        let offer = &question.choices[position];
        let preview = match self.table.preview(question.seat, &offer.notation, &[]) {
            Ok(preview) => preview,
            Err(Refusal::Broken(fault)) => return Err(Failure::Check(fault.to_string())),
            Err(_) => return Ok(self.screen.say(&say!(self.speech, "tricorne-no-preview"))?),
        };
        let label = self.speech.say(&offer.label);
        self.screen.say(&say!(self.speech, "tricorne-preview", label = &label, choice = &offer.notation))?;
        self.tell(&preview.notes)?;
        for next in &preview.questions {
            let (seat, prompt) = (self.speech.name(self.name(next.seat)), self.speech.say(&next.prompt));
            let text =
                say!(self.speech, "tricorne-preview-next", seat = &seat, prompt = &prompt, rule = next.rule);
            self.screen.say(&format!("  {text}"))?;
        }
        if let Some(ending) = preview.outcome {
            self.screen.say(&format!("  {}", self.speech.say(&ending.message)))?;
        }
        Ok(())
    }

    fn log(&mut self, count: usize) -> Done {
        let notes = self.table.journal(self.viewer(), 0);
        self.tell(&notes[notes.len().saturating_sub(count)..])
    }

    fn save(&mut self, file: &str) -> Done {
        let text = match fs::write(file, self.table.record().to_text()) {
            Ok(()) => {
                let mut text = say!(self.speech, "tricorne-saved", file = file);
                if self.table.pack().facts().files().is_some_and(FactFiles::are_corrected) {
                    text = format!("{text}\n{}", say!(self.speech, "tricorne-saved-facts"));
                }
                text
            }
            Err(error) => say!(self.speech, "tricorne-not-saved", file = file, error = &error.to_string()),
        };
        Ok(self.screen.say(&text)?)
    }

    fn write_position(&mut self, file: &str) -> Done {
        let position = serde_json::to_string_pretty(&self.table.position()).map_err(std::io::Error::from)?;
        let text = match fs::write(file, position + "\n") {
            Ok(()) => {
                let game = self.game.name();
                say!(self.speech, "tricorne-position-written", file = file, game = game)
            }
            Err(error) => say!(self.speech, "tricorne-not-saved", file = file, error = &error.to_string()),
        };
        Ok(self.screen.say(&text)?)
    }

    /// The reasons of the agents' answers since the last answer of a person.
    fn why(&mut self) -> Done {
        if self.game.hides() && self.table.outcome().is_none() {
            return Ok(self.screen.say(&say!(self.speech, "tricorne-why-secret"))?);
        }
        let answered = self.table.answers_since(0);
        let last = answered.iter().rposition(|it| self.persons.contains(&it.seat.as_str()));
        let since = last.map_or(0, |last| last + 1);
        let mut told = false;
        for Answer { seat, choice, reasons, .. } in &answered[since..] {
            if !reasons.is_empty() {
                told = true;
                self.screen.say(&say!(
                    self.speech,
                    "tricorne-why",
                    seat = self.name(seat),
                    choice = choice
                ))?;
                self.tell_reasons(reasons)?;
            }
        }
        if !told {
            self.screen.say(&say!(self.speech, "tricorne-no-reasons"))?;
        }
        Ok(())
    }

    fn tell_reasons(&mut self, reasons: &[Reason]) -> Done {
        for reason in reasons {
            let candidates: Vec<_> = reason.candidates.iter().map(|it| self.speech.say(it)).collect();
            let candidates =
                if candidates.is_empty() { String::new() } else { format!(" ({})", candidates.join("; ")) };
            self.screen.say(&format!(
                "  {} {}{candidates}",
                rule(reason.rule),
                self.speech.say(&reason.message)
            ))?;
        }
        Ok(())
    }

    fn advise(&mut self, question: &Question, agent: Option<String>) -> Done {
        let agents = self.game.agents();
        let agent = agent.unwrap_or_else(|| agents[0].id.to_owned());
        match self.table.advise(question.seat, &agent) {
            Ok((offer, reasons)) => {
                let (label, name) = (self.speech.say(&offer.label), self.agent_name(&agent));
                let notation = &offer.notation;
                self.screen.say(&say!(
                    self.speech,
                    "tricorne-advice",
                    agent = &name,
                    label = &label,
                    choice = notation
                ))?;
                self.tell_reasons(&reasons)
            }
            Err(AdviceError::Agent(_)) => {
                let known = agents.iter().map(|agent| agent.id).collect::<Vec<_>>().join(", ");
                Ok(self.screen.say(&say!(
                    self.speech,
                    "tricorne-no-agent",
                    agent = &agent,
                    agents = &known
                ))?)
            }
            Err(AdviceError::Refused(_)) => Ok(self.screen.say(&say!(self.speech, "tricorne-no-advice"))?),
        }
    }

    fn not_understood(&mut self, line: &str, question: Option<&Question>) -> Done {
        let typed: String = line.trim().chars().take(40).collect();
        let text = match question {
            None => say!(self.speech, "tricorne-not-understood", typed = &typed),
            Some(question) if goes_by_place(question) => {
                say!(self.speech, "tricorne-not-possible", typed = &typed, choices = question.choices.len())
            }
            Some(question) => {
                let choices: Vec<_> = question.choices.iter().map(|offer| offer.notation.as_str()).collect();
                say!(self.speech, "tricorne-not-among", typed = &typed, choices = &choices.join(", "))
            }
        };
        Ok(self.screen.say(&text)?)
    }
}
