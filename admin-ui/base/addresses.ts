/** The address of a stream's page, optionally at one of its events. */
export const streamPage = (stream: string, position?: string | number) =>
  `/streams/${encodeURIComponent(stream)}/show${position === undefined ? '' : `?at=${position}`}`;

/** The address of the list of all streams of an organisation. */
export const streamsOf = (organisationId: string) => listOf('streams', { organisationId });

/** The address of the licence of an organisation, as the requirements name it. */
export const licencePage = (organisationId: string) => `/org/view/${encodeURIComponent(organisationId)}`;

/** The address of a list that is limited to these rows. */
export const listOf = (resource: string, filter: object) =>
  `/${resource}?filter=${encodeURIComponent(JSON.stringify(filter))}`;
