import { Button, Typography } from '@mui/material';
import { resetStores } from '../../web-kit/session.ts';
import type { LeftHow } from '../base/left.ts';
import { publicOrigin } from '../base/origin.ts';
import { queries } from '../base/session.ts';
import { Field } from '../parts/copy/Field.tsx';
import { Heading } from '../parts/page/Heading.tsx';
import { Section } from '../parts/page/Section.tsx';
import { texts } from './texts.ts';

const t = texts.left;

/** In place of every page, once the organisation is out of use: what the answer said, and the passphrase, shown once. */
export function Left({ how, message, passphrase }: LeftHow) {
  function leave() {
    resetStores();
    queries.clear();
    location.assign(`${publicOrigin()}/login`);
  }
  return (
    <>
      <Heading title={t.title} />
      <Section title={t.said[how](message)}>
        {passphrase && (
          <>
            <Typography sx={{ mb: 1.5 }}>{t.keep}</Typography>
            <Field label={t.passphrase} copyable={passphrase}>
              <code>{passphrase}</code>
            </Field>
          </>
        )}
        <Typography sx={{ color: 'text.secondary', my: 2 }}>{t.back}</Typography>
        <Button variant="contained" onClick={leave}>
          {t.done}
        </Button>
      </Section>
    </>
  );
}
