import { Box, Button, Typography } from '@mui/material';
import { type ReactNode, useState } from 'react';
import { Link } from 'react-router';
import { CommandButton } from '../../../web-kit/commands/CommandButton.tsx';
import { shortDate } from '../../../web-kit/format.ts';
import { currencyOf } from '../../../web-kit/plans/offer.ts';
import { paths } from '../../base/paths.ts';
import { Field } from '../../parts/copy/Field.tsx';
import { sideBySide } from '../../parts/form/sideBySide.ts';
import { Section } from '../../parts/page/Section.tsx';
import { Ending } from '../../things/subscription/Ending.tsx';
import { isEnding } from '../../things/subscription/subscription.ts';
import { AddOnDialog } from './AddOnDialog.tsx';
import { afterCancelling, cancelling, canDo, changingMeans, type Organisation } from './billing.ts';
import { texts } from './texts.ts';

const t = texts.subscription;

/** From when to when the organisation has its plan, and what can be done about it. */
export function Subscription({ organisation }: { organisation: Organisation }) {
  const [adding, setAdding] = useState(false);
  const { currentPlan, uniqueId, country } = organisation;
  const { subscriptionStartDate, subscriptionEndDate, isActive } = currentPlan;
  const ends = shortDate(subscriptionEndDate) || t.none;
  const can = canDo(currentPlan);
  const { confirm, ...verb } = cancelling(uniqueId, currentPlan);
  const buttons = (
    <>
      {!isEnding(currentPlan) && (
        <Button component={Link} to={paths.pricing} variant="contained">
          {t.upgrade}
        </Button>
      )}
      <Button variant="outlined" onClick={() => setAdding(true)}>
        {t.addOns}
      </Button>
      {can.means && <CommandButton {...changingMeans(uniqueId, currentPlan)} variant="outlined" />}
      <CommandButton
        {...verb}
        confirm={{ ...confirm, text: <Question text={confirm.text} after={afterCancelling(currentPlan)} /> }}
        variant="outlined"
        color="error"
        disabled={!(isActive && can.cancel)}
      />
    </>
  );
  return (
    <>
      <Ending uniqueId={uniqueId} currentPlan={currentPlan} />
      <Section title={t.title} buttons={buttons}>
        <Box sx={sideBySide(220)}>
          <Field label={t.start}>{shortDate(subscriptionStartDate) || t.none}</Field>
          <Field label={t.end}>{ends}</Field>
        </Box>
      </Section>
      {adding && <AddOnDialog currency={currencyOf(country)} onClose={() => setAdding(false)} />}
    </>
  );
}

/** A question with what comes after a yes. */
const Question = ({ text, after }: { text: ReactNode; after: string }) => (
  <>
    <div>{text}</div>
    {after && <Typography sx={{ mt: 1 }}>{after}</Typography>}
  </>
);
