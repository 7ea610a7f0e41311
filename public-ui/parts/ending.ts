import { CallError, type call } from '../../web-kit/call.ts';

type Calling = typeof call;

/** Makes calls, and tells the page that listens when the server says that nobody is signed in any more. */
export function endingOf(calls: Calling) {
  let ended = () => {};
  return {
    call: (async (...asked: Parameters<Calling>) => {
      try {
        return await calls(...asked);
      } catch (error) {
        if (error instanceof CallError && error.refusal === 'session.none') ended();
        throw error;
      }
    }) as Calling,
    /** Calls the listener when the session has ended. Returns how to stop that. */
    onEnded(listener: () => void): () => void {
      ended = listener;
      return () => {
        ended = () => {};
      };
    },
  };
}
