import { Button, Typography } from '@mui/material';
import { Link, useParams } from 'react-router';
import { Heading } from '../shell/Heading.tsx';
import { NotFound } from '../shell/NotFound.tsx';
import { texts } from '../texts.ts';
import { families } from '../users/families.ts';
import { UserRecords } from './UserRecords.tsx';

const { userAudit } = texts;

/** The page with the audit of one user. The address names the family, the application and the username. */
export default function UserAudit() {
  const { type = '', appId = '', username = '' } = useParams();
  if (!Object.hasOwn(families, type)) return <NotFound />;
  return (
    <>
      <Button component={Link} to="/user" size="small" sx={{ mb: 1 }}>
        {userAudit.back}
      </Button>
      <Heading title={userAudit.title} />
      <Typography sx={{ color: 'text.secondary', overflowWrap: 'anywhere' }}>{username}</Typography>
      <UserRecords appId={appId} username={username} />
    </>
  );
}
