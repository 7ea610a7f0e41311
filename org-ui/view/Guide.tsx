import { Link, Typography } from '@mui/material';
import type { Application } from '../application/application.ts';
import { apiBase, pageExample, scriptTag, serverExample } from '../application/script.ts';
import { CodeBlock } from '../copy/CodeBlock.tsx';
import { Field } from '../copy/Field.tsx';
import { docs } from '../origin.ts';
import { Section } from '../shell/Section.tsx';
import { texts } from '../texts.ts';

const { view, shell } = texts;

/** How to put an application to use in a site of one's own. */
export function Guide({ app }: { app: Application }) {
  return (
    <Section
      title={view.guide}
      buttons={
        <Link
          href={docs()}
          target="_blank"
          rel="noreferrer"
          aria-label={`${view.developerGuide} (${shell.newWindow})`}
        >
          {view.developerGuide}
        </Link>
      }
    >
      <Typography>{view.guideScript}</Typography>
      <CodeBlock what={view.script} code={scriptTag(app.appId)} />
      <Typography sx={{ mt: 2 }}>{view.guideUse}</Typography>
      <CodeBlock what={view.example} code={pageExample()} />
      <Typography sx={{ mt: 2 }}>{view.guideServer}</Typography>
      <CodeBlock what={view.serverExample} code={serverExample(app.appId)} />
      <Field label={view.baseUrl} copyable={apiBase()}>
        <code>{apiBase()}</code>
      </Field>
    </Section>
  );
}
