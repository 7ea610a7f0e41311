import { Box } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
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
import { Plan } from './Plan.tsx';
import { texts } from './texts.ts';

const t = texts.organisation;

/** The operator's organisation on its own page. */
export default function Organisation() {
  const { uniqueId } = useIds();
  const { data } = useQuery({ ...organisationQuery(uniqueId), enabled: uniqueId !== '' });
  return (
    <>
      <Heading title={t.title} />
      <AccountDetails />
      {data && <MailLanguage chosen={data.language} />}
      {data && <Branding name={data.name} language={data.language} />}
      {data && <Leaving suspended={data.suspended} />}
    </>
  );
}

/** The organisation's details, its plan, and how much of the plan is in use. */
export function AccountDetails() {
  const { uniqueId } = useIds();
  const { data, error, refetch } = useQuery({ ...organisationQuery(uniqueId), enabled: uniqueId !== '' });
  if (!data) return <Pending error={error} onRetry={refetch} />;
  return (
    <>
      <Section title={t.facts}>
        <Box sx={sideBySide(220)}>
          <Field label={t.id} copyable={data.uniqueId}>
            <code>{data.uniqueId}</code>
          </Field>
          <Field label={t.name}>{data.name}</Field>
          <Field label={t.status}>
            <StatusChip suspended={data.suspended} />
          </Field>
          <Field label={t.url} copyable={location.origin}>
            {location.origin}
          </Field>
        </Box>
      </Section>
      <Plan name={data.planName} />
    </>
  );
}
