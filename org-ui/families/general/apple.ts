/** A team of Apple's developer programme has an id of ten letters and digits. */
const teamPattern = /^[A-Z0-9]{10}$/;
const bundlePattern = /^[A-Za-z0-9-]+(?:\.[A-Za-z0-9-]+)+$/;

/** The content of apple-app-site-association; null while the team or the bundle id is invalid. */
export function appleAssociation(team: string, bundle: string): string | null {
  const [by, app] = [team.trim().toUpperCase(), bundle.trim()];
  if (!teamPattern.test(by) || !bundlePattern.test(app)) return null;
  return JSON.stringify({ webcredentials: { apps: [`${by}.${app}`] } }, null, 2);
}
