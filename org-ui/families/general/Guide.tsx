import { Link, List, ListItem, ListItemText, Typography } from '@mui/material';
import { docs, download } from '../../base/origin.ts';
import { words } from '../../base/words.ts';
import { CodeBlock } from '../../parts/copy/CodeBlock.tsx';
import { Field } from '../../parts/copy/Field.tsx';
import { Section } from '../../parts/page/Section.tsx';
import type { Application } from '../../things/applications/application.ts';
import {
  apiBase,
  appCalls,
  pageExample,
  scriptTag,
  serverExample,
} from '../../things/applications/script.ts';
import { texts } from './texts.ts';

/** The served guide for each kind of application. */
const guides = { Web: 'web-application', Mobile: 'mobile-application' } as const;

function InPage({ app }: { app: Application }) {
  return (
    <>
      <Typography>{texts.guideScript}</Typography>
      <CodeBlock what={texts.script} code={scriptTag(app.appId)} />
      <Typography sx={{ mt: 2 }}>{texts.guideUse}</Typography>
      <CodeBlock what={texts.example} code={pageExample()} />
    </>
  );
}
function InApp({ app }: { app: Application }) {
  return (
    <>
      <Typography>{texts.guideMobile}</Typography>
      <CodeBlock what={texts.guideCalls} code={appCalls(app.appId)} />
    </>
  );
}

/** What the guide of each platform offers: the name of the archive, and the words for it. */
const offered = {
  Web: ['wordpress', 'sample'],
  Android: ['android', 'sample'],
  iOS: ['ios', 'sample'],
} as const;

function Downloads({ app }: { app: Application }) {
  return (
    <List aria-label={texts.downloads} dense sx={{ my: 1 }}>
      {offered[app.appPlatForm ?? 'Web'].map((name) => (
        <ListItem key={name} disableGutters>
          <ListItemText
            primary={<Link href={download(`latchkey-${name}.zip`)}>{texts.archives[name].label}</Link>}
            secondary={texts.archives[name].text}
          />
        </ListItem>
      ))}
    </List>
  );
}

/** How to integrate an application into one's own site or app. */
export function Guide({ app }: { app: Application }) {
  return (
    <Section
      title={texts.guide}
      buttons={
        <Link
          href={`${docs()}/${guides[app.type]}`}
          target="_blank"
          rel="noreferrer"
          aria-label={`${texts.developerGuide} (${words.newWindow})`}
        >
          {texts.developerGuide}
        </Link>
      }
    >
      {app.type === 'Mobile' ? <InApp app={app} /> : <InPage app={app} />}
      <Typography sx={{ mt: 2 }}>{texts.guideServer}</Typography>
      <CodeBlock what={texts.serverExample} code={serverExample(app.appId)} />
      <Downloads app={app} />
      <Field label={texts.baseUrl} copyable={apiBase()}>
        <code>{apiBase()}</code>
      </Field>
    </Section>
  );
}
