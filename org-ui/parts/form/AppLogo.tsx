import AppsOutlined from '@mui/icons-material/AppsOutlined';
import { Avatar } from '@mui/material';

/**
 * The logo of an application, or a placeholder while there is no image. It is decorative, because the name stands beside
 * it.
 */
export function AppLogo({ logo, size = 36 }: { logo: string; size?: number }) {
  return (
    <Avatar
      variant="rounded"
      {...(logo.startsWith('data:') ? { src: logo } : {})}
      alt=""
      aria-hidden
      sx={{ width: size, height: size, bgcolor: 'var(--brand-soft)', color: 'primary.main' }}
      slotProps={{ img: { style: { objectFit: 'contain' } } }}
    >
      <AppsOutlined fontSize="small" />
    </Avatar>
  );
}
