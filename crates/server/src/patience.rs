//! Patience with slow readers: a connection whose answers are stuck for too long is cut off.

use std::io;
use std::pin::Pin;
use std::task::{Context, Poll};
use std::time::Duration;

use metrics::counter;
use tokio::io::{AsyncRead, AsyncWrite, ReadBuf};
use tokio::time::{Instant, Sleep, sleep_until};

/// Bytes that excuse a second of waiting.
const A_SECOND: u64 = 4 * 1024;
/// Time without any waiting after which earlier waiting is forgotten.
const FORGIVEN: Duration = Duration::from_mins(1);

/// A connection that is cut off once its writes have been stuck for too long in all.
///
/// `kept` lives as long as the connection, also after it has become a socket.
pub struct Patient<S, K> {
    stream: S,
    stuck_time: Duration,
    written: u64,
    /// Time that writes were stuck so far.
    waited: Duration,
    /// Since when the present write is stuck, and when patience ends.
    stuck: Option<(Instant, Pin<Box<Sleep>>)>,
    last: Option<Instant>,
    _kept: K,
}

impl<S, K> Patient<S, K> {
    /// Watches over a connection.
    pub fn new(stream: S, stuck_time: Duration, kept: K) -> Self {
        Self { stream, stuck_time, written: 0, waited: Duration::ZERO, stuck: None, last: None, _kept: kept }
    }

    /// Judges one try of a write.
    fn judge<T>(&mut self, cx: &mut Context<'_>, tried: Poll<io::Result<T>>) -> Poll<io::Result<T>> {
        if tried.is_ready() {
            if let Some((since, _)) = self.stuck.take() {
                self.waited += since.elapsed();
                self.last = Some(Instant::now());
            }
            return tried;
        }
        if self.stuck.is_none() {
            let now = Instant::now();
            if self.last.is_some_and(|last| now.duration_since(last) > FORGIVEN) {
                (self.waited, self.written) = (Duration::ZERO, 0);
            }
            let allowed = self.stuck_time + Duration::from_secs(self.written / A_SECOND);
            let end = now + allowed.saturating_sub(self.waited).min(self.stuck_time);
            self.stuck = Some((now, Box::pin(sleep_until(end))));
        }
        let over = self.stuck.as_mut().is_some_and(|(_, end)| end.as_mut().poll(cx).is_ready());
        if over {
            counter!("firing_arc_connections_broken_total", "why" => "stuck").increment(1);
            return Poll::Ready(Err(io::Error::new(io::ErrorKind::TimedOut, "the reader is too slow")));
        }
        Poll::Pending
    }

    /// Counts what was written.
    fn count(&mut self, tried: Poll<io::Result<usize>>) -> Poll<io::Result<usize>> {
        if let Poll::Ready(Ok(bytes)) = &tried {
            self.written += *bytes as u64;
        }
        tried
    }
}

impl<S: AsyncRead + Unpin, K: Unpin> AsyncRead for Patient<S, K> {
    fn poll_read(self: Pin<&mut Self>, cx: &mut Context<'_>, to: &mut ReadBuf<'_>) -> Poll<io::Result<()>> {
        Pin::new(&mut self.get_mut().stream).poll_read(cx, to)
    }
}

impl<S: AsyncWrite + Unpin, K: Unpin> AsyncWrite for Patient<S, K> {
    fn poll_write(self: Pin<&mut Self>, cx: &mut Context<'_>, bytes: &[u8]) -> Poll<io::Result<usize>> {
        let this = self.get_mut();
        let tried = Pin::new(&mut this.stream).poll_write(cx, bytes);
        let judged = this.judge(cx, tried);
        this.count(judged)
    }

    fn poll_write_vectored(
        self: Pin<&mut Self>,
        cx: &mut Context<'_>,
        parts: &[io::IoSlice<'_>],
    ) -> Poll<io::Result<usize>> {
        let this = self.get_mut();
        let tried = Pin::new(&mut this.stream).poll_write_vectored(cx, parts);
        let judged = this.judge(cx, tried);
        this.count(judged)
    }

    fn is_write_vectored(&self) -> bool {
        self.stream.is_write_vectored()
    }

    fn poll_flush(self: Pin<&mut Self>, cx: &mut Context<'_>) -> Poll<io::Result<()>> {
        let this = self.get_mut();
        let tried = Pin::new(&mut this.stream).poll_flush(cx);
        this.judge(cx, tried)
    }

    fn poll_shutdown(self: Pin<&mut Self>, cx: &mut Context<'_>) -> Poll<io::Result<()>> {
        let this = self.get_mut();
        let tried = Pin::new(&mut this.stream).poll_shutdown(cx);
        this.judge(cx, tried)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use tokio::io::{AsyncReadExt, AsyncWriteExt, duplex};

    #[tokio::test(start_paused = true)]
    async fn a_reader_that_takes_nothing_is_cut_off() {
        let (ours, _theirs) = duplex(16);
        let mut patient = Patient::new(ours, Duration::from_secs(5), ());
        let began = Instant::now();
        let error = patient.write_all(&[0; 64]).await.unwrap_err();
        assert_eq!(error.kind(), io::ErrorKind::TimedOut);
        assert_eq!(began.elapsed().as_secs(), 5);
    }

    #[tokio::test(start_paused = true)]
    async fn a_reader_by_single_bytes_is_cut_off_too() {
        let (ours, mut theirs) = duplex(16);
        let mut patient = Patient::new(ours, Duration::from_secs(5), ());
        tokio::spawn(async move {
            loop {
                tokio::time::sleep(Duration::from_secs(1)).await;
                if theirs.read_u8().await.is_err() {
                    break;
                }
            }
        });
        assert!(patient.write_all(&[0; 64]).await.is_err());
    }

    #[tokio::test(start_paused = true)]
    async fn a_modest_line_gets_all_of_a_long_answer() {
        let (ours, mut theirs) = duplex(4096);
        let mut patient = Patient::new(ours, Duration::from_secs(5), ());
        let reader = tokio::spawn(async move {
            let mut part = [0; 8192];
            let mut all = 0;
            loop {
                tokio::time::sleep(Duration::from_millis(500)).await;
                match theirs.read(&mut part).await {
                    Ok(0) | Err(_) => return all,
                    Ok(bytes) => all += bytes,
                }
            }
        });
        patient.write_all(&vec![0; 400_000]).await.unwrap();
        drop(patient);
        assert_eq!(reader.await.unwrap(), 400_000);
    }
}
