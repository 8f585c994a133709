//! Reads the TypeScript that is generated: declarations of types, in namespaces or before them. Whatever else stands there,
//! `any` and `unknown` included, is refused.

use std::collections::BTreeMap;

use crate::schema::{Field, Schema};

/// What is declared.
#[derive(Debug)]
pub struct Module {
    /// By namespace, empty for the whole module, and name.
    declared: BTreeMap<(String, String), Declaration>,
    views: BTreeMap<String, Type>,
}

#[derive(Debug)]
struct Declaration {
    parameters: Vec<String>,
    definition: Type,
}

/// A type as it is written.
#[derive(Clone, Debug)]
enum Type {
    Literal(String),
    Tuple(Vec<Type>),
    Object(Vec<(String, bool, Type)>),
    Map { keys: Box<Type>, complete: bool, values: Box<Type> },
    Union(Vec<Type>),
    Name { namespace: Option<String>, name: String, arguments: Vec<Type> },
}

impl Module {
    /// Reads a module.
    pub fn read(text: &str) -> Module {
        let mut reader = Reader { tokens: tokens(text), at: 0 };
        let mut module = Module { declared: BTreeMap::new(), views: BTreeMap::new() };
        while reader.at < reader.tokens.len() {
            reader.expect("export");
            if reader.take("namespace") {
                let namespace = reader.word();
                reader.expect("{");
                while !reader.take("}") {
                    reader.expect("export");
                    reader.declaration(&namespace, &mut module);
                }
            } else {
                reader.declaration("", &mut module);
            }
        }
        let views = module.declared.remove(&(String::new(), "GameViews".to_owned()));
        let Some(Declaration { definition: Type::Object(views), .. }) = views else {
            panic!("there are no GameViews");
        };
        module.views = views.into_iter().map(|(game, _, view)| (game, view)).collect();
        module
    }

    /// The view of a game.
    pub fn view(&self, game: &str) -> Schema {
        let view = self.views.get(game).unwrap_or_else(|| panic!("{game} has no view"));
        self.schema("", view, &BTreeMap::new())
    }

    /// A type that stands in a namespace, with all names put in.
    fn schema(&self, within: &str, of: &Type, parameters: &BTreeMap<&str, Schema>) -> Schema {
        let schema = |of: &Type| self.schema(within, of, parameters);
        match of {
            Type::Literal(literal) => Schema::Literal(literal.clone()),
            Type::Tuple(of) => Schema::Tuple(of.iter().map(schema).collect()),
            Type::Object(fields) => {
                let field = |(name, optional, of): &(String, bool, Type)| Field {
                    name: name.clone(),
                    optional: *optional,
                    schema: schema(of),
                };
                Schema::Object(fields.iter().map(field).collect())
            }
            Type::Map { keys, complete, values } => Schema::Map {
                keys: Box::new(schema(keys)),
                complete: *complete,
                values: Box::new(schema(values)),
            },
            Type::Union(of) => Schema::Union(of.iter().map(schema).collect()),
            Type::Name { namespace, name, arguments } => {
                let arguments: Vec<Schema> = arguments.iter().map(schema).collect();
                match (name.as_str(), arguments.as_slice()) {
                    ("number", []) => Schema::Number,
                    ("string", []) => Schema::String,
                    ("boolean", []) => Schema::Boolean,
                    ("null", []) => Schema::Null,
                    ("Array", [of]) => Schema::Array(Box::new(of.clone())),
                    (parameter, []) if parameters.contains_key(parameter) => parameters[parameter].clone(),
                    (name, _) => self.named(namespace.as_deref().unwrap_or(within), name, arguments),
                }
            }
        }
    }

    fn named(&self, within: &str, name: &str, arguments: Vec<Schema>) -> Schema {
        let found = [within, ""].into_iter().find_map(|namespace| {
            let declared = self.declared.get(&(namespace.to_owned(), name.to_owned()))?;
            Some((namespace, declared))
        });
        let (namespace, declared) = found.unwrap_or_else(|| panic!("{within}: {name} is not declared"));
        assert_eq!(declared.parameters.len(), arguments.len(), "{within}: the parameters of {name}");
        let parameters = declared.parameters.iter().map(String::as_str).zip(arguments).collect();
        self.schema(namespace, &declared.definition, &parameters)
    }
}

/// The words, strings and marks of a text without its comments.
fn tokens(text: &str) -> Vec<String> {
    let mut tokens = Vec::new();
    let mut rest = text.trim_start();
    while let Some(first) = rest.chars().next() {
        let is_word = |it: char| it.is_ascii_alphanumeric() || it == '_';
        let end = if rest.starts_with("/*") {
            rest.find("*/").expect("a comment ends") + 2
        } else if rest.starts_with("//") {
            rest.find('\n').unwrap_or(rest.len())
        } else if first == '"' {
            rest[1..].find('"').expect("a string ends") + 2
        } else if is_word(first) {
            rest.find(|it| !is_word(it)).unwrap_or(rest.len())
        } else {
            first.len_utf8()
        };
        if !rest.starts_with("/*") && !rest.starts_with("//") {
            tokens.push(rest[..end].to_owned());
        }
        rest = rest[end..].trim_start();
    }
    tokens
}

struct Reader {
    tokens: Vec<String>,
    at: usize,
}

impl Reader {
    fn next(&mut self) -> String {
        let token = self.tokens.get(self.at).expect("the text does not end here").clone();
        self.at += 1;
        token
    }

    fn take(&mut self, token: &str) -> bool {
        let found = self.tokens.get(self.at).is_some_and(|it| it == token);
        self.at += usize::from(found);
        found
    }

    fn expect(&mut self, token: &str) {
        let from = self.at.saturating_sub(8);
        assert!(self.take(token), "{token} is expected after {:?}", &self.tokens[from..self.at]);
    }

    /// The name of a type or field, quoted or not.
    fn word(&mut self) -> String {
        let token = self.next();
        let word = token.trim_matches('"');
        assert!(word.starts_with(|it: char| it.is_ascii_alphanumeric()), "{token} is no name");
        word.to_owned()
    }

    /// `type Name<T> = …;`
    fn declaration(&mut self, namespace: &str, module: &mut Module) {
        self.expect("type");
        let name = self.word();
        let parameters = if self.take("<") { self.list(">", Reader::word) } else { Vec::new() };
        self.expect("=");
        let definition = self.union();
        self.expect(";");
        let before = module
            .declared
            .insert((namespace.to_owned(), name.clone()), Declaration { parameters, definition });
        assert!(before.is_none(), "{namespace}.{name} is declared twice");
    }

    fn list<T>(&mut self, end: &str, one: impl Fn(&mut Reader) -> T) -> Vec<T> {
        let mut list = Vec::new();
        while !self.take(end) {
            list.push(one(self));
            if !self.take(",") {
                self.expect(end);
                break;
            }
        }
        list
    }

    fn union(&mut self) -> Type {
        let mut of = vec![self.single()];
        while self.take("|") {
            of.push(self.single());
        }
        if of.len() == 1 { of.remove(0) } else { Type::Union(of) }
    }

    fn single(&mut self) -> Type {
        if self.take("{") {
            return if self.take("[") { self.map() } else { Type::Object(self.list("}", Reader::field)) };
        }
        if self.take("[") {
            return Type::Tuple(self.list("]", Reader::union));
        }
        if self.tokens[self.at].starts_with('"') {
            return Type::Literal(self.word());
        }
        let first = self.word();
        let (namespace, name) = if self.take(".") { (Some(first), self.word()) } else { (None, first) };
        let arguments = if self.take("<") { self.list(">", Reader::union) } else { Vec::new() };
        Type::Name { namespace, name, arguments }
    }

    /// `key in Keys]?: Values }`
    fn map(&mut self) -> Type {
        self.expect("key");
        self.expect("in");
        let keys = Box::new(self.union());
        self.expect("]");
        let complete = !self.take("?");
        self.expect(":");
        let values = Box::new(self.union());
        self.expect("}");
        Type::Map { keys, complete, values }
    }

    fn field(&mut self) -> (String, bool, Type) {
        let name = self.word();
        let optional = self.take("?");
        self.expect(":");
        (name, optional, self.union())
    }
}

#[test]
#[should_panic(expected = "any is not declared")]
fn any_is_refused() {
    Module::read("export type View = { a: any, };\nexport type GameViews = { \"a\": View, };").view("a");
}
