//! Push: messages to browsers, encrypted for the browser (RFC 8291) and signed for its push service (RFC 8292).

use std::fs::OpenOptions;
use std::io::{ErrorKind, Write};
use std::path::Path;
use std::time::{SystemTime, UNIX_EPOCH};

use axum::body::Body;
use axum::http::header::{AUTHORIZATION, CONTENT_ENCODING, CONTENT_TYPE};
use axum::http::{Request, Uri};
use base64::Engine;
use base64::engine::general_purpose::URL_SAFE_NO_PAD as BASE64;
use ring::aead::{AES_128_GCM, Aad, LessSafeKey, Nonce, UnboundKey};
use ring::agreement::{ECDH_P256, EphemeralPrivateKey, UnparsedPublicKey, agree_ephemeral};
use ring::hkdf::{HKDF_SHA256, KeyType, Prk, Salt};
use ring::rand::{SecureRandom, SystemRandom};
use ring::signature::{ECDSA_P256_SHA256_FIXED_SIGNING, EcdsaKeyPair, KeyPair};
use rooms::Browser;
use serde_json::json;

use crate::fault::Fault;

/// Seconds for which a push service keeps a message for a browser that is off: a day.
const TTL: u32 = 86_400;
/// Seconds for which a signature holds; push services take at most a day.
const SIGNED: u64 = 12 * 3600;
/// Bytes to which every message is filled up, so that its length says nothing.
const PADDED: usize = 256;
/// Size of a record that is said: longer than any message.
const RECORD: u32 = 4096;
/// Letters of a topic, the most that there may be.
const TOPIC: usize = 32;

/// Signs and encrypts messages to browsers.
pub struct Signer {
    pair: EcdsaKeyPair,
    contact: String,
    random: SystemRandom,
}

impl Signer {
    /// Reads the key from its file, or makes both. `contact` is a URL by which a push service finds the operator.
    ///
    /// # Errors
    /// [`Fault::PushKey`].
    pub fn open(file: &Path, contact: String) -> Result<Self, Fault> {
        let fault = |why: String| Fault::PushKey(file.to_owned(), why);
        let random = SystemRandom::new();
        let bytes = match std::fs::read(file) {
            Ok(bytes) => bytes,
            Err(error) if error.kind() == ErrorKind::NotFound => {
                let made = EcdsaKeyPair::generate_pkcs8(&ECDSA_P256_SHA256_FIXED_SIGNING, &random);
                let made = made.map_err(|_| fault("the system gives no random bytes".to_owned()))?;
                keep(file, made.as_ref()).map_err(|error| fault(format!("it cannot be made: {error}")))?;
                made.as_ref().to_vec()
            }
            Err(error) => return Err(fault(error.to_string())),
        };
        let pair = EcdsaKeyPair::from_pkcs8(&ECDSA_P256_SHA256_FIXED_SIGNING, &bytes, &random);
        let pair = pair.map_err(|error| fault(format!("it holds no key of P-256 in PKCS #8: {error}")))?;
        Ok(Self { pair, contact, random })
    }

    /// Returns the public key as browsers take it.
    pub fn public_key(&self) -> String {
        BASE64.encode(self.pair.public_key())
    }

    /// Returns the request that brings a text to a browser, in the place of an older one about the same room; none if its keys are none.
    pub fn request(&self, browser: &Browser, text: &str, room: &str) -> Option<Request<Body>> {
        let body = self.encrypt(browser, text.as_bytes())?;
        let uri: Uri = browser.endpoint.parse().ok()?;
        let now = SystemTime::now().duration_since(UNIX_EPOCH).unwrap_or_default().as_secs();
        let token = self.token(&format!("{}://{}", uri.scheme_str()?, uri.authority()?), now)?;
        // The push service learns no room: its name would let it look.
        let mut topic = BASE64.encode(ring::digest::digest(&ring::digest::SHA256, room.as_bytes()));
        topic.truncate(TOPIC);
        Request::post(uri)
            .header(AUTHORIZATION, format!("vapid t={token}, k={}", self.public_key()))
            .header(CONTENT_ENCODING, "aes128gcm")
            .header(CONTENT_TYPE, "application/octet-stream")
            .header("TTL", TTL)
            .header("Urgency", "normal")
            .header("Topic", topic)
            .body(Body::from(body))
            .ok()
    }

    /// Signs that the message comes from this server, for the push service at an origin.
    fn token(&self, audience: &str, now: u64) -> Option<String> {
        let head = json!({"typ": "JWT", "alg": "ES256"}).to_string();
        let claims = json!({"aud": audience, "exp": now + SIGNED, "sub": self.contact}).to_string();
        let said = format!("{}.{}", BASE64.encode(head), BASE64.encode(claims));
        let signature = self.pair.sign(&self.random, said.as_bytes()).ok()?;
        Some(format!("{said}.{}", BASE64.encode(signature)))
    }

    /// Encrypts bytes so that the browser alone can read them: one record of `aes128gcm` under a new key.
    fn encrypt(&self, browser: &Browser, message: &[u8]) -> Option<Vec<u8>> {
        let theirs = BASE64.decode(browser.p256dh.trim_end_matches('=')).ok()?;
        let auth = BASE64.decode(browser.auth.trim_end_matches('=')).ok()?;
        let own = EphemeralPrivateKey::generate(&ECDH_P256, &self.random).ok()?;
        let ours = own.compute_public_key().ok()?;
        let peer = UnparsedPublicKey::new(&ECDH_P256, &theirs);
        let about = [b"WebPush: info\0", theirs.as_slice(), ours.as_ref()];
        let secret = agree_ephemeral(own, &peer, |shared| {
            expand::<32>(&Salt::new(HKDF_SHA256, &auth).extract(shared), &about)
        })
        .ok()??;
        let mut salt = [0; 16];
        self.random.fill(&mut salt).ok()?;
        let prk = Salt::new(HKDF_SHA256, &salt).extract(&secret);
        let key = expand::<16>(&prk, &[b"Content-Encoding: aes128gcm\0"])?;
        let nonce = expand::<12>(&prk, &[b"Content-Encoding: nonce\0"])?;
        let mut record = message.to_vec();
        // The last record ends with a 2, and zeros fill it up.
        record.push(2);
        record.resize(record.len().max(PADDED), 0);
        let key = LessSafeKey::new(UnboundKey::new(&AES_128_GCM, &key).ok()?);
        key.seal_in_place_append_tag(Nonce::assume_unique_for_key(nonce), Aad::empty(), &mut record).ok()?;
        let ours = ours.as_ref();
        Some([&salt, RECORD.to_be_bytes().as_slice(), &[ours.len() as u8], ours, &record].concat())
    }
}

/// A length of derived bytes.
struct Length(usize);

impl KeyType for Length {
    fn len(&self) -> usize {
        self.0
    }
}

/// Derives bytes for one use.
fn expand<const N: usize>(prk: &Prk, info: &[&[u8]]) -> Option<[u8; N]> {
    let mut bytes = [0; N];
    prk.expand(info, Length(N)).ok()?.fill(&mut bytes).ok()?;
    Some(bytes)
}

/// Writes a key to a new file that its owner alone may read; the file gets its name when it is whole.
fn keep(file: &Path, key: &[u8]) -> std::io::Result<()> {
    let partial = file.with_added_extension("partial");
    if partial.try_exists()? {
        std::fs::remove_file(&partial)?;
    }
    let mut options = OpenOptions::new();
    options.write(true).create_new(true);
    #[cfg(unix)]
    std::os::unix::fs::OpenOptionsExt::mode(&mut options, 0o600);
    let mut written = options.open(&partial)?;
    written.write_all(key)?;
    written.sync_all()?;
    std::fs::rename(&partial, file)
}
