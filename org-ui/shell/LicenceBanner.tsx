import { Alert, Button } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { Link, useLocation } from 'react-router';
import { paths } from '../base/paths.ts';
import { organisationQuery, useIds } from '../base/session.ts';
import { bannerOf, leadsTo } from './banner.ts';
import { texts } from './texts.ts';

/** Warns on every page that a charge failed or the licence ends soon, or that it has ended, unless the page itself says so. */
export function LicenceBanner() {
  const { uniqueId } = useIds();
  const { data } = useQuery({ ...organisationQuery(uniqueId), enabled: uniqueId !== '' });
  const { pathname } = useLocation();
  const banner = data && bannerOf(data);
  if (!banner || pathname === paths.expired) return null;
  const to = leadsTo[banner.asks];
  return (
    <Alert
      severity={banner.severity}
      sx={{ mb: 2 }}
      action={
        to !== pathname && (
          <Button component={Link} to={to} color="inherit" size="small">
            {texts.licence.links[banner.asks]}
          </Button>
        )
      }
    >
      {banner.text}
    </Alert>
  );
}
