import { Typography } from '@mui/material';
import { useParams } from 'react-router';
import { families } from '../../../web-kit/domain/families.ts';
import { Pieces } from '../../../web-kit/table/Breaking.tsx';
import { Heading } from '../../parts/page/Heading.tsx';
import { NotFound } from '../../parts/page/NotFound.tsx';
import { UserRecords } from '../../things/audit/UserRecords.tsx';
import { texts } from './texts.ts';

/** The page with the audit of one user. The address names the family, the application and the username. */
export default function UserAudit() {
  const { type = '', appId = '', username = '' } = useParams();
  if (!Object.hasOwn(families, type)) return <NotFound />;
  return (
    <>
      <Heading title={texts.user.title} />
      <Typography sx={{ color: 'text.secondary', overflowWrap: 'anywhere' }}>
        <Pieces text={username} />
      </Typography>
      <UserRecords appId={appId} username={username} />
    </>
  );
}
