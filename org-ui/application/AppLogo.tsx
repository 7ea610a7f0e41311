import AppsOutlined from '@mui/icons-material/AppsOutlined';
import { Avatar } from '@mui/material';

/** The logo of an application, or a placeholder. It is decorative, because the name stands beside it. */
export function AppLogo({ logo, size = 36 }: { logo: string; size?: number }) {
  return (
    <Avatar
      variant="rounded"
      {...(logo ? { src: logo } : {})}
      alt=""
      aria-hidden
      sx={{ width: size, height: size, bgcolor: 'var(--brand-soft)', color: 'primary.main' }}
      slotProps={{ img: { referrerPolicy: 'no-referrer', style: { objectFit: 'contain' } } }}
    >
      <AppsOutlined fontSize="small" />
    </Avatar>
  );
}
