import { Alert, Box, Button, Card, Chip, Stack, Typography } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Link } from 'react-router';
import { OpenButton } from '../../../web-kit/commands/BarrableButton.tsx';
import { pair } from '../../../web-kit/format.ts';
import { sends } from '../../../web-kit/sends.ts';
import { toast } from '../../../web-kit/toast/toast.tsx';
import { paths } from '../../base/paths.ts';
import { organisationQuery, queries, readNow, useIds } from '../../base/session.ts';
import { sideBySide } from '../../parts/form/sideBySide.ts';
import { Loading } from '../../parts/page/Loading.tsx';
import { type Package, packagesQuery } from '../../things/licence/licence.ts';
import { isSubscribed } from '../../things/subscription/subscription.ts';
import { shownValue } from './features.ts';
import { canTry, hasBought, linkIn, outcomeText, priceOf, saidOf, shownFeatures } from './packages.ts';
import { paying, returned } from './payment.ts';
import { texts } from './texts.ts';

type Asked = Record<'productId' | 'packageId' | 'orgId' | 'redirectUrl', string> & { amount: number };
const linkFor = sends('POST /bblicense/getPaymentLink', (asked: Asked) => asked);

/** What can be bought, with the way to pay for it. */
export function Packages({ isExpired }: { isExpired: boolean }) {
  const { data, error, refetch } = useQuery(packagesQuery);
  const { isPaying, buy } = useBuying();
  const { uniqueId } = useIds();
  const plan = useQuery({ ...organisationQuery(uniqueId), enabled: uniqueId !== '' }).data?.currentPlan;
  if (!data) {
    if (!error) return <Loading />;
    return (
      <Alert severity="error" action={<Button onClick={() => void refetch()}>{texts.again}</Button>}>
        {saidOf(error, texts.packagesFailed)}
      </Alert>
    );
  }
  return (
    <Box sx={sideBySide(280)}>
      {data.data.map((each) => (
        <Offered
          key={each._id}
          offered={each}
          canBuy={canTry({ ...each, isCurrent: each.isCurrent && !isExpired }, isPaying || !plan)}
          isChange={plan !== undefined && isSubscribed(plan)}
          onBuy={() => void buy(each)}
        />
      ))}
    </Box>
  );
}

/** Buys in a popup. Afterwards the page is read anew, because all of it depends on what was paid for. */
function useBuying() {
  const { uniqueId } = useIds();
  const [isPaying, setPaying] = useState(false);
  const buy = async ({ _id, product, price }: Package) => {
    setPaying(true);
    try {
      const asked = { productId: product, packageId: _id, orgId: uniqueId, amount: price };
      const redirectUrl = `${location.origin}${paths.license}?${returned}=${encodeURIComponent(_id)}`;
      const outcome = await paying(
        async () => linkIn(await linkFor({ ...asked, redirectUrl })),
        async () => hasBought(await readNow(organisationQuery(uniqueId)), _id),
      );
      if (outcome === 'paid') location.reload();
      else toast.error(outcomeText(outcome));
    } catch (error) {
      void queries.invalidateQueries({ queryKey: packagesQuery.queryKey });
      toast.error(saidOf(error, texts.linkFailed), { after: error });
    }
    setPaying(false);
  };
  return { isPaying, buy };
}

/** `isChange` where there is a subscription already, which the page of the plans changes. */
type OfferedProps = { offered: Package; canBuy: boolean; isChange: boolean; onBuy: () => void };
function Offered({ offered, canBuy, isChange, onBuy }: OfferedProps) {
  const [isLong, setLong] = useState(false);
  const { name, description, isCurrent, featuresList } = offered;
  return (
    <Card component="section" aria-label={name} variant="outlined" sx={{ p: 2.5 }}>
      <Stack spacing={1.5}>
        <Box sx={{ display: 'flex', gap: 1, alignItems: 'center' }}>
          <Typography variant="h3" sx={{ flexGrow: 1 }}>
            {name}
          </Typography>
          {isCurrent && <Chip size="small" color="primary" label={texts.isCurrent} />}
        </Box>
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          {description}
        </Typography>
        <Typography sx={{ fontSize: '1.4rem', fontWeight: 700 }}>{priceOf(offered)}</Typography>
        <Box component="ul" sx={{ m: 0, paddingInlineStart: 2.5 }}>
          {shownFeatures(featuresList, isLong).map(({ name, data }) => (
            <li key={name}>
              {pair(texts.feature(name), shownValue({ name, total: data, used: 0 }).replace(/^0 \/ /, ''))}
            </li>
          ))}
        </Box>
        <Button size="small" onClick={() => setLong(!isLong)} aria-expanded={isLong}>
          {isLong ? texts.less : texts.more}
        </Button>
        {isChange && canBuy ? (
          <Button component={Link} to={paths.pricing} variant="contained">
            {texts.tryNow}
          </Button>
        ) : (
          <OpenButton to={linkFor} variant="contained" disabled={!canBuy} onClick={onBuy}>
            {texts.tryNow}
          </OpenButton>
        )}
      </Stack>
    </Card>
  );
}
