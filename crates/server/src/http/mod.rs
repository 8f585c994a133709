//! The server's routes.

// The macros that describe routes write whole paths.
#![allow(unused_qualifications)]

mod account;
mod analysis;
mod assets;
mod bots;
mod chat;
mod company;
mod create;
mod docs;
mod email;
mod ended;
mod error;
mod events;
mod export;
mod extract;
mod facts;
mod forward;
mod guard;
mod hooks;
mod inside;
mod invitations;
mod lists;
mod login;
mod moderation;
mod operations;
mod play;
mod positions;
mod profile;
mod push;
mod record;
mod seats;
mod socket;
mod state;
mod stop;
mod stream;
mod tournaments;
mod tunnel;
mod vacation;

pub use facts::FactPages;

use axum::Router;
use axum::extract::DefaultBodyLimit;
use axum::middleware::from_fn_with_state;
use tower_http::compression::CompressionLayer;
use utoipa::OpenApi;
use utoipa_axum::router::OpenApiRouter;
use utoipa_axum::routes;

pub(crate) use operations::metrics_routes;

use crate::App;

/// The most bytes of a body; a record may be longer.
const BODY: usize = 64 * 1024;
/// The most bytes of a record.
const RECORD: usize = 4 * 1024 * 1024;

#[derive(OpenApi)]
#[openapi(
    components(schemas(lists::Which, crate::store::PaceKind, error::Problem)),
    info(
        title = "Tricorne",
        description = "Play board wargames of the American Revolution over HTTP. Programs send a personal token as \
                   `Authorization: Bearer ...`; browsers have a cookie. Every error reply has a code."
    )
)]
struct Description;

/// All routes of a server, and their description.
pub(crate) fn routes(app: App) -> (Router, String) {
    let (router, json) = own_routes();
    // What belongs to another node is sent there; one server alone has it all.
    let router = match app.nodes.node() {
        Some(_) => router.layer(from_fn_with_state(app.clone(), forward::forward)),
        None => router,
    };
    (router.layer(from_fn_with_state(app.clone(), guard::guard)).with_state(app), json)
}

/// The routes of the listener for other nodes. What comes there is done here, or not at all.
pub(crate) fn inside_routes(app: App) -> Router {
    let (router, _) = own_routes();
    let router = router.merge(inside::routes());
    router.layer(from_fn_with_state(app.clone(), inside::guard)).with_state(app)
}

fn own_routes() -> (Router<App>, String) {
    let small = OpenApiRouter::with_openapi(Description::openapi())
        .routes(routes!(login::guest))
        .routes(routes!(login::register))
        .routes(routes!(login::login))
        .routes(routes!(login::logout))
        .routes(routes!(login::logout_everywhere))
        .routes(routes!(account::me, account::change, account::delete))
        .routes(routes!(account::add_token, account::drop_tokens))
        .routes(routes!(account::sessions))
        .routes(routes!(account::end_session))
        .routes(routes!(email::ask, email::confirm))
        .routes(routes!(email::forgot))
        .routes(routes!(email::ask_password, email::reset))
        .routes(routes!(moderation::person))
        .routes(routes!(profile::profile))
        .routes(routes!(export::data))
        .routes(routes!(bots::bots, bots::add))
        .routes(routes!(bots::token))
        .routes(routes!(bots::delete))
        .routes(routes!(events::events))
        .routes(routes!(company::blocks))
        .routes(routes!(company::block, company::unblock))
        .routes(routes!(company::report))
        .routes(routes!(company::reports))
        .routes(routes!(company::close_report))
        .routes(routes!(profile::seats))
        .routes(routes!(moderation::table))
        .routes(routes!(stop::ask, stop::stop))
        .routes(routes!(push::key, push::subscribe, push::unsubscribe))
        .routes(routes!(hooks::hook, hooks::set, hooks::forget))
        .routes(routes!(vacation::vacation, vacation::begin, vacation::end))
        .routes(routes!(tournaments::list, tournaments::create))
        .routes(routes!(tournaments::one))
        .routes(routes!(tournaments::join))
        .routes(routes!(tournaments::leave))
        .routes(routes!(tournaments::start))
        .routes(routes!(lists::games))
        .routes(routes!(facts::facts))
        .routes(routes!(lists::tables, create::create))
        .routes(routes!(lists::table))
        .routes(routes!(seats::join))
        .routes(routes!(invitations::invite))
        .routes(routes!(invitations::decline))
        .routes(routes!(seats::start))
        .routes(routes!(seats::leave))
        .routes(routes!(seats::rejoin))
        .routes(routes!(seats::resign))
        .routes(routes!(seats::bot))
        .routes(routes!(create::rematch))
        .routes(routes!(play::state))
        .routes(routes!(play::answer))
        .routes(routes!(play::undo))
        .routes(routes!(play::ask_undo))
        .routes(routes!(play::answer_undo))
        .routes(routes!(play::advice))
        .routes(routes!(play::preview))
        .routes(routes!(analysis::analysis, analysis::begin))
        .routes(routes!(play::odds))
        .routes(routes!(positions::check))
        .routes(routes!(stream::events))
        .routes(routes!(socket::socket))
        .routes(routes!(chat::said, chat::say))
        .routes(routes!(chat::note, chat::set_note))
        .routes(routes!(chat::set_seen))
        .routes(routes!(record::download))
        .routes(routes!(record::replay))
        .routes(routes!(record::earlier))
        .routes(routes!(operations::healthz))
        .routes(routes!(operations::readyz))
        .layer(DefaultBodyLimit::max(BODY));
    let large = OpenApiRouter::new().routes(routes!(record::upload)).layer(DefaultBodyLimit::max(RECORD));
    let (router, mut description) = small.merge(large).split_for_parts();
    docs::describe_errors(&mut description);
    let json = description.to_json().expect("the description is plain data");
    let router = router
        .merge(docs::routes(&json))
        .merge(operations::routes())
        .fallback(assets::serve)
        .method_not_allowed_fallback(error::wrong_method)
        .layer(CompressionLayer::new());
    (router, json)
}
