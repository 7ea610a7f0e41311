import type { Call } from '../api/callKinds.ts';
import { callers, summaryOf } from '../api/openapi/about.ts';
import { pageOf } from './guides.ts';

/** The list of all calls as a page, from the table that the servers and the client are made from. */
export function callsPage(calls: Record<string, Call>, config: Parameters<typeof pageOf>[2]) {
  const all = Object.entries(calls);
  const roles = [...new Set(all.flatMap(([, { roles: who }]) => who))];
  const sections = roles.map((role) => {
    const rows = all
      .filter(([, { roles: who }]) => who.includes(role))
      .map(([name, call]) => {
        const [verb, route] = call.path.split(' ');
        const does = `${summaryOf(call)}${call.captcha ? ', with a captcha' : ''}`;
        return `| ${verb} | \`/api${route}\` | ${name} | ${does} |`;
      });
    return `## ${callers[role]}\n\n| verb | path | name | what it does |\n|---|---|---|---|\n${rows.join('\n')}\n`;
  });
  const lead =
    'Every call, by who may make it. `/openapi.json` describes the bodies and the answers; [the guide](api.md) tells what all calls have in common.';
  const text = `# All calls\n\n> For developers of websites and apps\n\n${lead}\n\n${sections.join('\n')}`;
  return pageOf('calls', text, config);
}
