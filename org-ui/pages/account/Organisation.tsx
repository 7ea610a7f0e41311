import { Box, Button } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import type { Calls } from '../../../api/calls.ts';
import type { ReplyOf } from '../../../api/client.ts';
import { paths } from '../../base/paths.ts';
import { organisationQuery, useIds } from '../../base/session.ts';
import { Field } from '../../parts/copy/Field.tsx';
import { sideBySide } from '../../parts/form/sideBySide.ts';
import { Heading } from '../../parts/page/Heading.tsx';
import { Pending } from '../../parts/page/Pending.tsx';
import { Section } from '../../parts/page/Section.tsx';
import { StatusChip } from '../../parts/page/Status.tsx';
import { Branding } from '../../things/branding/Branding.tsx';
import { Leaving } from './Leaving.tsx';
import { MailLanguage } from './MailLanguage.tsx';
import { texts } from './texts.ts';

const t = texts.organisation;

/** The operator's organisation on its own page. What it pays for is on another one. */
export default function Organisation() {
  const { uniqueId } = useIds();
  const { data, error, refetch } = useQuery({ ...organisationQuery(uniqueId), enabled: uniqueId !== '' });
  const toPlan = (
    <Button component={Link} to={paths.account}>
      {texts.plan.title}
    </Button>
  );
  return (
    <>
      <Heading title={t.title} />
      {!data && <Pending error={error} onRetry={refetch} />}
      {data && <Facts organisation={data} buttons={toPlan} />}
      {data && <MailLanguage chosen={data.language} />}
      {data && <Branding name={data.name} language={data.language} />}
      {data && <Leaving suspended={data.suspended} />}
    </>
  );
}

type FactsProps = { organisation: ReplyOf<Calls, 'GET /getOrgbyId/:uniqueId'>; buttons?: ReactNode };
/** What the organisation is called, whether it is in use, and where. */
export const Facts = ({ organisation: { uniqueId, name, suspended }, buttons }: FactsProps) => (
  <Section title={t.facts} buttons={buttons}>
    <Box sx={sideBySide(220)}>
      <Field label={t.id} copyable={uniqueId}>
        <code>{uniqueId}</code>
      </Field>
      <Field label={t.name}>{name}</Field>
      <Field label={t.status}>
        <StatusChip suspended={suspended} />
      </Field>
      <Field label={t.url} copyable={location.origin}>
        {location.origin}
      </Field>
    </Box>
  </Section>
);
