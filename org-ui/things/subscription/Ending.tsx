import { Alert, Box, Typography } from '@mui/material';
import { CommandButton } from '../../../web-kit/commands/CommandButton.tsx';
import { shortDate } from '../../../web-kit/format.ts';
import { type CurrentPlan, canKeep, isEnding, keeping } from './subscription.ts';
import { texts as t } from './texts.ts';

/** Says when a cancelled subscription ends and what can be done until then; nothing while it goes on or has ended. */
export function Ending({ uniqueId, currentPlan }: { uniqueId: string; currentPlan: CurrentPlan }) {
  if (!currentPlan.isActive || !isEnding(currentPlan)) return null;
  const mayStay = canKeep(currentPlan);
  return (
    <Alert severity="info" sx={{ mb: 3 }}>
      <div>{t.cancelled(shortDate(currentPlan.subscriptionEndDate) || '-')}</div>
      <Typography variant="body2" sx={{ mt: 0.5 }}>
        {mayStay ? t.first : t.later}
      </Typography>
      {mayStay && (
        <Box sx={{ mt: 1.5 }}>
          <CommandButton {...keeping(uniqueId, currentPlan)} variant="contained" />
        </Box>
      )}
    </Alert>
  );
}
