//! How much one address or one account may ask.

use std::collections::HashMap;
use std::hash::Hash;
use std::net::IpAddr;
use std::num::NonZeroU32;
use std::sync::{Arc, Mutex, PoisonError};
use std::time::Duration;

use governor::clock::{Clock, DefaultClock};
use governor::state::keyed::DashMapStateStore;
use governor::{Quota, RateLimiter};

use crate::Config;

type Keyed<K> = RateLimiter<K, DashMapStateStore<K>, DefaultClock>;

/// How many times as many logins may be tried to one account by all strangers together as by one.
const STRANGERS: NonZeroU32 = NonZeroU32::new(10).expect("ten is not zero");
/// Tables of one person on a public server.
const PUBLIC_TABLES: u32 = 100;
/// Invitations by name an hour of one person on a public server.
const INVITATIONS: u32 = 60;
/// Reports an hour of one person on a public server.
const REPORTS: u32 = 10;
/// Mails an hour to one address.
const MAILS: NonZeroU32 = NonZeroU32::new(3).expect("three is not zero");

/// The limits of a server.
#[derive(Debug)]
pub struct Limits {
    addresses: Keyed<IpAddr>,
    accounts: Keyed<String>,
    logins: Keyed<String>,
    strangers: Keyed<String>,
    guests: Keyed<IpAddr>,
    uploads: Keyed<String>,
    chat: Keyed<String>,
    mails: Keyed<String>,
    invitations: Keyed<String>,
    reports: Keyed<String>,
    /// Tables of one person that are not over; any number where it is none.
    pub tables: Option<i64>,
    sockets: AddressCount,
}

/// How many of something each address has at this moment.
#[derive(Clone, Debug)]
pub struct AddressCount {
    most: usize,
    counts: Arc<Mutex<HashMap<IpAddr, usize>>>,
}

/// One of them. Dropping it gives it back.
#[derive(Debug)]
pub struct Held {
    counts: Arc<Mutex<HashMap<IpAddr, usize>>>,
    address: IpAddr,
}

impl AddressCount {
    /// At most so many for each address.
    pub fn new(most: usize) -> AddressCount {
        AddressCount { most, counts: Arc::default() }
    }

    /// One more for an address, unless it has all that it may.
    pub fn take(&self, address: IpAddr) -> Option<Held> {
        let address = block(address);
        let mut counts = self.counts.lock().unwrap_or_else(PoisonError::into_inner);
        let count = counts.entry(address).or_default();
        if *count >= self.most {
            return None;
        }
        *count += 1;
        Some(Held { counts: self.counts.clone(), address })
    }
}

impl Drop for Held {
    fn drop(&mut self) {
        let mut counts = self.counts.lock().unwrap_or_else(PoisonError::into_inner);
        if let Some(count) = counts.get_mut(&self.address) {
            *count -= 1;
            if *count == 0 {
                counts.remove(&self.address);
            }
        }
    }
}

impl Limits {
    /// Strict for a public server, generous for one's own machine.
    pub fn new(config: &Config) -> Limits {
        let or = |wanted: Option<u32>, public, own| {
            let number = wanted.unwrap_or(if config.public { public } else { own });
            NonZeroU32::new(number).unwrap_or(NonZeroU32::MIN)
        };
        let requests = or(config.requests_per_second, 20, 10_000);
        let logins = or(config.logins_per_minute, 10, 1_000);
        let burst = |quota: NonZeroU32| quota.saturating_mul(NonZeroU32::MIN.saturating_add(4));
        let quotas = &config.quotas;
        Limits {
            addresses: RateLimiter::keyed(Quota::per_second(requests).allow_burst(burst(requests))),
            accounts: RateLimiter::keyed(Quota::per_second(requests).allow_burst(burst(requests))),
            logins: RateLimiter::keyed(Quota::per_minute(logins)),
            strangers: RateLimiter::keyed(Quota::per_minute(logins.saturating_mul(STRANGERS))),
            guests: RateLimiter::keyed(Quota::per_hour(or(quotas.guests_per_hour, 60, 100_000))),
            uploads: RateLimiter::keyed(per_day(or(quotas.uploads_per_day, 50, 100_000))),
            chat: RateLimiter::keyed(Quota::per_minute(or(quotas.chat_per_minute, 30, 10_000))),
            mails: RateLimiter::keyed(Quota::per_hour(MAILS)),
            reports: RateLimiter::keyed(Quota::per_hour(or(None, REPORTS, 10_000))),
            invitations: RateLimiter::keyed(Quota::per_hour(or(None, INVITATIONS, 10_000))),
            tables: quotas.tables.or(config.public.then_some(PUBLIC_TABLES)).map(i64::from),
            sockets: AddressCount::new(if config.public { 100 } else { 10_000 }),
        }
    }

    /// Lets an address ask again, or says how long it must wait.
    pub fn address(&self, address: IpAddr) -> Result<(), Duration> {
        allow(&self.addresses, &block(address))
    }

    /// Lets an account ask again, or says how long it must wait.
    pub fn account(&self, user: &str) -> Result<(), Duration> {
        allow(&self.accounts, &user.to_owned())
    }

    /// Lets an address try to log in or register again, or says how long it must wait.
    pub fn login(&self, address: IpAddr) -> Result<(), Duration> {
        allow(&self.logins, &format!("from {}", block(address)))
    }

    /// Lets somebody try a password of this account again, or says how long she must wait. Whoever has logged in to
    /// it before is not held up by strangers who try.
    pub fn password(&self, address: IpAddr, account: &str, is_known: bool) -> Result<(), Duration> {
        let account = account.to_lowercase();
        allow(&self.logins, &format!("from {} to {account}", block(address)))?;
        if is_known { Ok(()) } else { allow(&self.strangers, &account) }
    }

    /// Lets an address have one more guest, or says how long it must wait.
    pub fn guest(&self, address: IpAddr) -> Result<(), Duration> {
        allow(&self.guests, &block(address))
    }

    /// Lets a person upload one more record, or says how long she must wait.
    pub fn upload(&self, address: IpAddr, user: &str) -> Result<(), Duration> {
        allow(&self.uploads, &format!("from {}", block(address)))?;
        allow(&self.uploads, &format!("by {user}"))
    }

    /// Lets a person say one more thing, or says how long she must wait.
    pub fn chat(&self, user: &str) -> Result<(), Duration> {
        allow(&self.chat, &user.to_owned())
    }

    /// Lets a person invite one more by name, or says how long she must wait.
    pub fn invitation(&self, user: &str) -> Result<(), Duration> {
        allow(&self.invitations, &user.to_owned())
    }

    /// Lets a person tell moderators of one more, or says how long she must wait.
    pub fn report(&self, user: &str) -> Result<(), Duration> {
        allow(&self.reports, &user.to_owned())
    }

    /// Lets one more mail go to an address that nobody has confirmed, or says how long it must wait.
    pub fn mail(&self, email: &str) -> Result<(), Duration> {
        allow(&self.mails, &email.to_lowercase())
    }

    /// Lets an address have one more socket.
    pub fn socket(&self, address: IpAddr) -> Option<Held> {
        self.sockets.take(address)
    }

    /// Forgets those who have not asked for a while.
    pub fn forget_old(&self) {
        self.addresses.retain_recent();
        self.guests.retain_recent();
        let by_name = [
            &self.accounts,
            &self.logins,
            &self.strangers,
            &self.uploads,
            &self.chat,
            &self.mails,
            &self.invitations,
            &self.reports,
        ];
        for limiter in by_name {
            limiter.retain_recent();
        }
    }
}

fn per_day(number: NonZeroU32) -> Quota {
    let period = Duration::from_secs(24 * 3600) / number.get();
    Quota::with_period(period).unwrap_or(Quota::per_hour(number)).allow_burst(number)
}

fn allow<K: Clone + Eq + Hash>(limiter: &Keyed<K>, key: &K) -> Result<(), Duration> {
    limiter.check_key(key).map_err(|not_until| not_until.wait_time_from(limiter.clock().now()))
}

/// One household has a whole block of version 6 addresses.
fn block(address: IpAddr) -> IpAddr {
    match address.to_canonical() {
        IpAddr::V4(four) => IpAddr::V4(four),
        IpAddr::V6(six) => IpAddr::V6((six.to_bits() >> 64 << 64).into()),
    }
}
