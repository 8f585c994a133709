//! How much one address or one account may ask.

use std::hash::Hash;
use std::net::IpAddr;
use std::num::NonZeroU32;
use std::time::Duration;

use governor::clock::{Clock, DefaultClock};
use governor::state::keyed::DashMapStateStore;
use governor::{Quota, RateLimiter};

use crate::Config;

type Keyed<K> = RateLimiter<K, DashMapStateStore<K>, DefaultClock>;

/// The limits of a server.
#[derive(Debug)]
pub struct Limits {
    addresses: Keyed<IpAddr>,
    accounts: Keyed<String>,
    logins: Keyed<String>,
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
        Limits {
            addresses: RateLimiter::keyed(Quota::per_second(requests).allow_burst(burst(requests))),
            accounts: RateLimiter::keyed(Quota::per_second(requests).allow_burst(burst(requests))),
            logins: RateLimiter::keyed(Quota::per_minute(logins)),
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

    /// Lets an address try to log in again, to the account of this name, or says how long it must wait.
    pub fn login(&self, address: IpAddr, name: &str) -> Result<(), Duration> {
        allow(&self.logins, &format!("from {}", block(address)))?;
        allow(&self.logins, &format!("to {}", name.to_lowercase()))
    }

    /// Forgets those who have not asked for a while.
    pub fn forget_old(&self) {
        self.addresses.retain_recent();
        self.accounts.retain_recent();
        self.logins.retain_recent();
    }
}

fn allow<K: Clone + Eq + Hash>(limiter: &Keyed<K>, key: &K) -> Result<(), Duration> {
    limiter.check_key(key).map_err(|not_until| not_until.wait_time_from(limiter.clock().now()))
}

/// One household has a whole block of version 6 addresses.
fn block(address: IpAddr) -> IpAddr {
    match address {
        IpAddr::V4(_) => address,
        IpAddr::V6(six) => IpAddr::V6((six.to_bits() >> 64 << 64).into()),
    }
}
