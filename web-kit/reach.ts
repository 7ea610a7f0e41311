/** Whether the server answers, whatever the browser says of the network. HEAD, because a body that nobody reads stays open. */
export const serverAnswers = (): Promise<boolean> =>
  fetch('/healthz', { method: 'HEAD', cache: 'no-store' }).then(
    () => true,
    () => false,
  );
