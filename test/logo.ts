/** The smallest logo that applications take. */
export const png = `data:image/png;base64,${Buffer.from('\x89PNG\r\n\x1a\n0123456789', 'latin1').toString('base64')}`;
