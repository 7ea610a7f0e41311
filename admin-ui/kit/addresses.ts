/** The page of a stream, at one of its events. */
export const streamPage = (stream: string, position?: string | number) =>
  `/streams/${encodeURIComponent(stream)}/show${position === undefined ? '' : `?at=${position}`}`;

/** All streams of an organisation. */
export const streamsOf = (organisationId: string) =>
  `/streams?filter=${encodeURIComponent(JSON.stringify({ organisationId }))}`;
