import { EventEmitter } from 'node:events';

/** Sends bytes of Postgres' protocol to the thread, and resolves to the bytes that it answers. */
export type Ask = (bytes: Uint8Array) => Promise<Uint8Array>;

/**
 * What a connection of pg uses in place of a network socket: bytes of the protocol go to the thread of PGlite and back as
 * they are. What is written in one turn crosses to the thread at once, so that a statement, or several that are sent
 * together, cost one message.
 */
export class ThreadSocket extends EventEmitter {
  writable = true;
  readonly #ask: Ask;
  #written: Uint8Array[] = [];

  constructor(ask: Ask) {
    super();
    this.#ask = ask;
  }

  connect() {
    process.nextTick(() => this.emit('connect'));
  }

  write(bytes: Uint8Array, done?: () => void) {
    this.#written.push(bytes);
    if (this.#written.length === 1) process.nextTick(() => this.#send());
    if (done) process.nextTick(done);
    return true;
  }

  #send() {
    this.#ask(joined(this.#written.splice(0))).then(
      ({ buffer, byteOffset, length }) => this.emit('data', Buffer.from(buffer, byteOffset, length)),
      (error) => this.destroy(error),
    );
  }

  end() {
    this.destroy();
  }

  destroy(error?: Error) {
    if (!this.writable) return;
    this.writable = false;
    if (error) this.emit('error', error);
    this.emit('close');
  }

  /** The rest is of no use here: packets are not delayed, and the thread ends with its process. */
  setNoDelay() {}
  cork() {}
  uncork() {}
  ref() {}
  unref() {}
}

/** A newly allocated array, so that it can be transferred between threads instead of copied. */
export function joined(parts: Uint8Array[]): Uint8Array<ArrayBuffer> {
  const whole = new Uint8Array(parts.reduce((sum, { length }) => sum + length, 0));
  let at = 0;
  for (const part of parts) {
    whole.set(part, at);
    at += part.length;
  }
  return whole;
}
