import { Box, Button, Card, CardContent, ToggleButton, ToggleButtonGroup, Typography } from '@mui/material';
import { type FormEvent, type ReactNode, useState } from 'react';
import { useVerb } from '../../../web-kit/commands/verb.ts';
import { FormFields } from '../../../web-kit/form/FormFields.tsx';
import { trimmed } from '../../../web-kit/form/fields.ts';
import { focusFirstWrong } from '../../../web-kit/form/focus.ts';
import { ChangedMeanwhile, saveUnchanged } from '../../../web-kit/form/meanwhile.ts';
import { Restored } from '../../../web-kit/form/Restored.tsx';
import { useKeptForm } from '../../../web-kit/form/useKeptForm.ts';
import type { Currency } from '../../../web-kit/plans/offer.ts';
import { PlanCard } from '../../../web-kit/plans/PlanCard.tsx';
import { words } from '../../base/words.ts';
import { useWrite } from '../../data/useWrite.ts';
import { FeatureLines } from './FeatureLines.tsx';
import type { PlanRow } from './index.ts';
import { changesIn, previewedIn, savedAs, sections, termFields, typedOf } from './terms.ts';
import { texts } from './texts.ts';

const { terms: t } = texts;

/** The form of a plan's terms, beside the card that they make. */
export function TermsForm({ row }: { row: PlanRow }) {
  const { update, reread } = useWrite('plans');
  const form = useKeptForm(`terms of the plan ${row.id}`, termFields, typedOf(row));
  const typed = trimmed(form.values);
  const { mutate, isPending } = useVerb({
    run: () => {
      let now = row;
      return saveUnchanged(
        async () => {
          now = await reread(row);
          if (form.catchUp(typedOf(now))) throw new ChangedMeanwhile();
        },
        () => form.send(() => update(now, changesIn(now, typed))),
      );
    },
    done: texts.updated,
    onDone: () => {
      const saved = savedAs(row, typed);
      form.catchUp(saved);
      for (const { key } of termFields) if (saved[key] !== typed[key]) form.change(key, saved[key]);
    },
  });
  const send = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (!form.check()) focusFirstWrong(event.currentTarget);
    else if (!isPending) mutate();
  };
  return (
    <Box
      component="form"
      noValidate
      onSubmit={send}
      sx={{
        display: 'grid',
        gap: 3,
        gridTemplateColumns: { md: 'minmax(0, 1fr) 320px' },
        alignItems: 'start',
      }}
    >
      <Box sx={{ display: 'grid', gap: 2 }}>
        {form.restored && form.isChanged && <Restored onDiscard={form.discard} />}
        {sections.map(({ title, fields }) => (
          <Part key={title} title={title}>
            <FormFields fields={fields} form={form} columns={2} focus={false} />
          </Part>
        ))}
        <Part title={t.features}>
          <FeatureLines
            value={form.values.features}
            problem={form.problems.features}
            change={(value) => form.change('features', value)}
          />
        </Part>
      </Box>
      <Box sx={{ display: 'grid', gap: 2, position: { md: 'sticky' }, top: 16 }}>
        <Preview plan={previewedIn(typed)} />
        <Button type="submit" variant="contained" size="large" loading={isPending} disabled={!form.isChanged}>
          {words.save}
        </Button>
      </Box>
    </Box>
  );
}

const Part = ({ title, children }: { title: string; children: ReactNode }) => (
  <Card component="section" aria-label={title}>
    <CardContent sx={{ display: 'grid', gap: 2 }}>
      <Typography variant="subtitle1" component="h2">
        {title}
      </Typography>
      {children}
    </CardContent>
  </Card>
);

/** The card as it will look, in either currency. */
function Preview({ plan }: { plan: ReturnType<typeof previewedIn> }) {
  const [currency, setCurrency] = useState<Currency>('usd');
  return (
    <Box component="section" aria-label={t.preview} sx={{ display: 'grid', gap: 1 }}>
      <Box sx={{ display: 'flex', alignItems: 'center' }}>
        <Typography variant="subtitle1" component="h2" sx={{ marginInlineEnd: 'auto' }}>
          {t.preview}
        </Typography>
        <ToggleButtonGroup
          exclusive
          size="small"
          value={currency}
          onChange={(_, next: Currency | null) => next && setCurrency(next)}
          aria-label={t.currency}
        >
          <ToggleButton value="usd">USD</ToggleButton>
          <ToggleButton value="inr">INR</ToggleButton>
        </ToggleButtonGroup>
      </Box>
      <PlanCard plan={plan} currency={currency} />
      {!plan.published && (
        <Typography variant="body2" color="textSecondary">
          {t.notPublished}
        </Typography>
      )}
    </Box>
  );
}
