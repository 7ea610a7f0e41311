import CheckCircle from '@mui/icons-material/CheckCircle';
import { Box, Button, Typography } from '@mui/material';
import type { ReactNode } from 'react';
import { families } from '../../../web-kit/domain/families.ts';
import { LinkButton } from '../../parts/page/LinkButton.tsx';
import { Section } from '../../parts/page/Section.tsx';
import { TryButton } from '../applicationPage/TryButton.tsx';
import type { Facts, Step } from './steps.ts';
import { texts } from './texts.ts';
import { useSteps } from './useSteps.ts';

type Tried = NonNullable<Facts['toTry']>;
type FirstStepsProps = {
  /** The button that tries an application whose sign-in no browser can go through. */
  byPhone: (app: Tried) => ReactNode;
};
/** The checklist of a new organisation, until somebody has signed in to one of its applications. */
export function FirstSteps({ byPhone }: FirstStepsProps) {
  const found = useSteps();
  if (!found) return null;
  const { steps, next, toTry, hide } = found;
  return (
    <Section
      title={texts.title}
      buttons={
        <Button size="small" onClick={hide}>
          {texts.hide}
        </Button>
      }
    >
      <Typography sx={{ color: 'text.secondary', mb: 1 }}>{texts.lead}</Typography>
      <Box component="ol" sx={{ listStyle: 'none', p: 0, m: 0 }}>
        {steps.map((step, place) => (
          <OneStep key={step.name} step={step} place={place + 1} next={step === next}>
            {step.name === 'signedIn' && toTry && (
              <Trial name={toTry.name}>
                {families[toTry.family].tries ? <TryButton appId={toTry.appId} /> : byPhone(toTry)}
              </Trial>
            )}
          </OneStep>
        ))}
      </Box>
    </Section>
  );
}

type OneStepProps = { step: Step; place: number; next: boolean; children: ReactNode };

/** A step with its reason and its links. Those of the next one are buttons that stand out. */
function OneStep({ step: { done, title, why, links }, place, next, children }: OneStepProps) {
  return (
    <Box component="li" {...(next ? { 'aria-current': 'step' as const } : {})} sx={next ? nextLook : look}>
      {done ? (
        <CheckCircle color="success" titleAccess={texts.done} />
      ) : (
        <Box component="span" aria-hidden sx={{ ...mark, ...(next && nextMark) }}>
          {place}
        </Box>
      )}
      <Box sx={{ minWidth: 0, flexGrow: 1 }}>
        <Typography sx={{ fontWeight: next ? 650 : 500, color: done ? 'text.secondary' : 'text.primary' }}>
          {title}
        </Typography>
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          {why}
        </Typography>
        {links.length > 0 && (
          <Box
            sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, mt: 0.5, marginInlineStart: next ? 0 : -0.625 }}
          >
            {links.map(({ label, to }, n) => (
              <LinkButton
                key={to}
                to={to}
                size="small"
                variant={next ? (n ? 'outlined' : 'contained') : 'text'}
              >
                {label}
              </LinkButton>
            ))}
          </Box>
        )}
        {children}
      </Box>
    </Box>
  );
}

/** Offers to see what an application would get, before it is set up itself. */
function Trial({ name, children }: { name: string; children: ReactNode }) {
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1, mt: 1 }}>
      <Typography variant="body2" sx={{ color: 'text.secondary', overflowWrap: 'anywhere' }}>
        {texts.try(name)}
      </Typography>
      {children}
    </Box>
  );
}

const look = { display: 'flex', gap: 1.5, py: 1, px: { xs: 0, sm: 1.5 } } as const;
const nextLook = {
  ...look,
  ...{ my: 1, py: 1.5, px: 1.5, borderRadius: 1, bgcolor: 'action.hover' },
} as const;
/** As large as the tick of a step that is done. */
const mark = {
  ...{ display: 'grid', placeItems: 'center', flexShrink: 0, width: 24, height: 24 },
  ...{ border: 1, borderColor: 'text.secondary', borderRadius: '50%', fontSize: '0.8125rem' },
} as const;
const nextMark = {
  ...{ borderColor: 'primary.main', bgcolor: 'primary.main', color: 'primary.contrastText' },
} as const;
