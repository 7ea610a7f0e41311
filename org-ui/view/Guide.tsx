import { Link, Typography } from '@mui/material';
import type { Application } from '../application/application.ts';
import { apiBase, appCalls, pageExample, scriptTag, serverExample } from '../application/script.ts';
import { CodeBlock } from '../copy/CodeBlock.tsx';
import { Field } from '../copy/Field.tsx';
import { docs } from '../origin.ts';
import { Section } from '../shell/Section.tsx';
import { texts } from '../texts.ts';

const { view, shell } = texts;

/** The served guide for each kind of application. */
const guides = { Web: 'web-application', Mobile: 'mobile-application' } as const;

function InPage({ app }: { app: Application }) {
  return (
    <>
      <Typography>{view.guideScript}</Typography>
      <CodeBlock what={view.script} code={scriptTag(app.appId)} />
      <Typography sx={{ mt: 2 }}>{view.guideUse}</Typography>
      <CodeBlock what={view.example} code={pageExample()} />
    </>
  );
}
function InApp({ app }: { app: Application }) {
  return (
    <>
      <Typography>{view.guideMobile}</Typography>
      <CodeBlock what={view.guideCalls} code={appCalls(app.appId)} />
    </>
  );
}

/** How to integrate an application into one's own site or app. */
export function Guide({ app }: { app: Application }) {
  return (
    <Section
      title={view.guide}
      buttons={
        <Link
          href={`${docs()}/${guides[app.type]}`}
          target="_blank"
          rel="noreferrer"
          aria-label={`${view.developerGuide} (${shell.newWindow})`}
        >
          {view.developerGuide}
        </Link>
      }
    >
      {app.type === 'Mobile' ? <InApp app={app} /> : <InPage app={app} />}
      <Typography sx={{ mt: 2 }}>{view.guideServer}</Typography>
      <CodeBlock what={view.serverExample} code={serverExample(app.appId)} />
      <Field label={view.baseUrl} copyable={apiBase()}>
        <code>{apiBase()}</code>
      </Field>
    </Section>
  );
}
