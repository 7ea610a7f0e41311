import { Alert, Box, Button, Chip, Typography } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useSearchParams } from 'react-router';
import { shortDate } from '../../../web-kit/format.ts';
import { organisationQuery, useIds } from '../../base/session.ts';
import { Field } from '../../parts/copy/Field.tsx';
import { sideBySide } from '../../parts/form/sideBySide.ts';
import { Heading } from '../../parts/page/Heading.tsx';
import { Pending } from '../../parts/page/Pending.tsx';
import { Section } from '../../parts/page/Section.tsx';
import { type LicenceData, licenceQuery } from '../../things/licence/licence.ts';
import { colourOf } from './features.ts';
import { MyLicense } from './MyLicense.tsx';
import { Packages } from './Packages.tsx';
import { hasBought } from './packages.ts';
import { paidMessage, payments, returned } from './payment.ts';
import { texts } from './texts.ts';

/** The licence of the organisation, what it grants, and what can be bought. */
export default function License() {
  const { uniqueId } = useIds();
  const { data, error, refetch } = useQuery({ ...licenceQuery(uniqueId), enabled: uniqueId !== '' });
  const [isUpgrading, setUpgrading] = useState(false);
  useReturned();
  return (
    <>
      <Heading title={texts.title}>
        <Button variant="outlined" onClick={() => setUpgrading(!isUpgrading)}>
          {isUpgrading ? texts.mine : texts.upgrade}
        </Button>
      </Heading>
      {!data && <Pending error={error} onRetry={refetch} />}
      {data && <Current licence={data.data} />}
      {data &&
        (isUpgrading ? (
          <Packages isExpired={data.data.meta.isExpired} />
        ) : (
          <MyLicense features={data.usedFeatures} />
        ))}
    </>
  );
}

/** Milliseconds between looks whether what was paid for is there. */
const askAgainEvery = 2000;
/**
 * In the popup of a payment, tells the page that opened it that the plan is there that was bought, and closes. The
 * provider sends the browser back whether it was paid or not.
 */
function useReturned() {
  const bought = useSearchParams()[0].get(returned);
  const { uniqueId } = useIds();
  const isAsking = bought !== null && uniqueId !== '';
  const { data } = useQuery({
    ...organisationQuery(uniqueId),
    enabled: isAsking,
    refetchInterval: isAsking && askAgainEvery,
  });
  const isPaid = isAsking && data !== undefined && hasBought(data, bought);
  useEffect(() => {
    if (!isPaid) return;
    const channel = new BroadcastChannel(payments);
    channel.postMessage(paidMessage);
    channel.close();
    window.close();
  }, [isPaid]);
}

/** The key, the plan, and its end; a subscription that renews itself has a next payment instead of an end. */
function Current({ licence: { currentLicense, meta, include } }: { licence: LicenceData }) {
  const { daysLeft, expiryDate, isExpired } = meta;
  const { uniqueId } = useIds();
  const { data: organisation } = useQuery(organisationQuery(uniqueId));
  const renewal = organisation?.currentPlan.renewsItself
    ? organisation.currentPlan.subscriptionEndDate
    : null;
  const hasDays = daysLeft !== null && !isExpired && !renewal;
  return (
    <Section
      title={texts.current}
      buttons={hasDays && <Chip label={texts.left(daysLeft)} color={colourOf(daysLeft)} />}
    >
      {isExpired && (
        <Alert severity="error" sx={{ mb: 2 }}>
          {texts.expired}
        </Alert>
      )}
      <Key value={currentLicense.licenseKey} />
      <Box sx={{ ...sideBySide(220), mt: 2 }}>
        <Field label={texts.plan}>{include.package.name}</Field>
        <Field label={renewal ? texts.renews : texts.ends}>{shortDate(renewal ?? expiryDate) || '-'}</Field>
      </Box>
    </Section>
  );
}

function Key({ value }: { value: string | null }) {
  if (!value)
    return (
      <Typography
        sx={{ border: 1, borderStyle: 'dashed', borderColor: 'divider', p: 1.5, textAlign: 'center' }}
      >
        {texts.none}
      </Typography>
    );
  return (
    <Field label={texts.current} copyable={value}>
      <code style={{ overflowWrap: 'anywhere' }}>{value}</code>
    </Field>
  );
}
