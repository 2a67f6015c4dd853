//! `crowd load` and `crowd kills`.

use std::path::PathBuf;

use clap::{Args, Parser, Subcommand};
use crowd::{kills, load};

/// A crowd of scripted people at a server of Firing Arc
#[derive(Debug, Parser)]
#[command(version)]
struct Cli {
    /// The firing-arc program to test
    #[arg(long, global = true, value_name = "FILE", default_value = "target/release/firing-arc")]
    program: PathBuf,
    #[command(subcommand)]
    run: Run,
}

#[derive(Debug, Subcommand)]
enum Run {
    /// Open rooms and sockets, send orders at a steady rate, and print memory and waits
    Load(Load),
    /// Play while the server is killed, and compare all records with the acknowledged orders
    Kills(Kills),
}

#[derive(Debug, Args)]
struct Load {
    /// Number of open rooms
    #[arg(long, default_value_t = 10_000)]
    rooms: usize,
    /// Number of sockets that listen, at most two for each room
    #[arg(long, default_value_t = 4_000)]
    sockets: usize,
    /// Orders per second
    #[arg(long, default_value_t = 500, value_parser = clap::value_parser!(u32).range(1..))]
    rate: u32,
    /// Number of seconds in which orders are sent
    #[arg(long, default_value_t = 300, value_parser = clap::value_parser!(u32).range(1..=3600))]
    seconds: u32,
    /// The server's memory limit for rooms in use, in MiB
    #[arg(long, default_value_t = 256, value_parser = clap::value_parser!(u32).range(1..))]
    rooms_memory: u32,
}

#[derive(Debug, Args)]
struct Kills {
    /// Number of rooms in play at once
    #[arg(long, default_value_t = 200)]
    rooms: usize,
    /// Number of times that the server is killed
    #[arg(long = "kills", value_name = "KILLS", default_value_t = 50)]
    times: usize,
    /// Number of decisions after which one side concedes
    #[arg(long, default_value_t = 12, value_parser = clap::value_parser!(u8).range(1..=24))]
    decisions: u8,
    /// Longest time between two kills, in milliseconds
    #[arg(long, default_value_t = 2_000)]
    life: u64,
    /// Seed of the times between kills
    #[arg(long, default_value_t = 1)]
    seed: u64,
}

#[tokio::main]
async fn main() -> anyhow::Result<()> {
    let cli = Cli::parse();
    match cli.run {
        Run::Load(Load { rooms, sockets, rate, seconds, rooms_memory }) => {
            let plan = load::Plan { rooms, sockets, rate, seconds, rooms_memory };
            tell(&load::measure(&cli.program, plan).await?);
        }
        Run::Kills(Kills { rooms, times, decisions, life, seed }) => {
            let plan =
                kills::Plan { rooms, kills: times, decisions: decisions.into(), longest_life: life, seed };
            let survived = kills::survive(&cli.program, plan).await?;
            println!("killed                  {} times", survived.kills);
            println!("battles                 {}, all ended and played again", survived.battles);
            println!("orders acknowledged     {}, all in their records", survived.orders);
            println!("requests sent again     {}", survived.repeated);
        }
    }
    Ok(())
}

fn tell(measured: &load::Measured) {
    let bytes = |bytes: Option<u64>| {
        bytes.map_or("not told by this system".to_owned(), |bytes| format!("{bytes} bytes"))
    };
    println!("rooms                   {}", measured.rooms);
    println!("memory a room           {}", bytes(measured.room_bytes));
    println!("memory a socket         {}", bytes(measured.socket_bytes));
    println!("files a room            {} bytes", measured.room_disk);
    println!("memory at the end       {}", bytes(measured.memory));
    println!("of it in awake rooms    {} bytes by the server's count", measured.awake);
    println!("orders acknowledged     {}, all among the events", measured.orders);
    println!("orders a second         {:.1}", measured.orders as f64 / measured.seconds);
    for (name, share) in [("median", 500), ("p99", 990), ("p99.9", 999), ("longest", 1000)] {
        println!("wait, {name:<17} {:.1} ms", measured.wait(share));
    }
}
