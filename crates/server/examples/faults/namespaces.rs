//! Nodes in network namespaces of their own, each with one cable to the database and one to everybody else. A cable that is
//! pulled loses what is sent, and nobody is told.

use std::net::{IpAddr, Ipv4Addr};
use std::process::Command;

/// The bridges: to the database, and to everybody else.
const BRIDGES: [&str; 2] = ["tricorne-db", "tricorne-web"];

/// The namespaces of so many nodes; they go with it.
pub struct Namespaces(usize);

impl Namespaces {
    /// Makes them. Whoever does so is root.
    pub fn new(count: usize) -> Namespaces {
        // What an earlier run left behind when it was killed.
        drop(Namespaces(count));
        for (network, bridge) in BRIDGES.into_iter().enumerate() {
            ip(&format!("link add {bridge} type bridge"));
            ip(&format!("addr add {}/24 dev {bridge}", address(network, 1)));
            ip(&format!("link set {bridge} up"));
        }
        for node in 0..count {
            let name = name(node);
            ip(&format!("netns add {name}"));
            ip(&format!("-n {name} link set lo up"));
            for (network, bridge) in BRIDGES.into_iter().enumerate() {
                let cable = cable(network, node);
                ip(&format!("link add {cable} type veth peer name net{network} netns {name}"));
                ip(&format!("link set {cable} master {bridge} up"));
                ip(&format!("-n {name} addr add {}/24 dev net{network}", host_of(network, node)));
                ip(&format!("-n {name} link set net{network} up"));
            }
        }
        Namespaces(count)
    }

    /// Where nodes find the database.
    pub fn database(&self) -> IpAddr {
        address(0, 1)
    }

    /// Where a node is found.
    pub fn host(&self, node: usize) -> IpAddr {
        host_of(1, node)
    }

    /// What comes before a command that is to run where a node is.
    pub fn command(&self, node: usize) -> Vec<String> {
        ["ip", "netns", "exec", &name(node)].map(str::to_owned).into()
    }

    /// Pulls the cable between a node and the database, or puts it back.
    pub fn set_cable(&self, node: usize, whole: bool) {
        ip(&format!("link set {} {}", cable(0, node), if whole { "up" } else { "down" }));
    }
}

impl Drop for Namespaces {
    fn drop(&mut self) {
        let gone = |words: &str| {
            // It may not be there.
            let _ = Command::new("ip").args(words.split(' ')).output();
        };
        for node in 0..self.0 {
            // A namespace may last a while longer than its name.
            (0..BRIDGES.len()).for_each(|network| gone(&format!("link del {}", cable(network, node))));
            gone(&format!("netns del {}", name(node)));
        }
        BRIDGES.into_iter().for_each(|bridge| gone(&format!("link del {bridge}")));
    }
}

fn name(node: usize) -> String {
    format!("tricorne-{node}")
}

fn cable(network: usize, node: usize) -> String {
    format!("tricorne-{network}-{node}")
}

fn host_of(network: usize, node: usize) -> IpAddr {
    address(network, 10 + node as u8)
}

fn address(network: usize, host: u8) -> IpAddr {
    Ipv4Addr::new(10, 177, network as u8, host).into()
}

fn ip(words: &str) {
    let output = Command::new("ip").args(words.split(' ')).output().expect("iproute2 is installed");
    let said = String::from_utf8_lossy(&output.stderr);
    assert!(output.status.success(), "ip {words}: {said}; network namespaces need root");
}
