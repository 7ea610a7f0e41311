import { Alert, Button } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { paths } from '../base/paths.ts';
import { organisationQuery, useIds } from '../base/session.ts';
import { bannerOf } from './banner.ts';
import { texts } from './texts.ts';

const pages = { renew: paths.license, pay: paths.account };

/** Warns on every page that a charge failed or the licence ends soon, or says that it has ended. */
export function LicenceBanner() {
  const { uniqueId } = useIds();
  const { data } = useQuery({ ...organisationQuery(uniqueId), enabled: uniqueId !== '' });
  const banner = data && bannerOf(data);
  if (!banner) return null;
  return (
    <Alert
      severity={banner.severity}
      sx={{ mb: 2 }}
      action={
        <Button component={Link} to={pages[banner.asks]} color="inherit" size="small">
          {texts.licence.links[banner.asks]}
        </Button>
      }
    >
      {banner.text}
    </Alert>
  );
}
