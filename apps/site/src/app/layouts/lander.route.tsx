import { Outlet } from 'react-router';
import { LanderLayout } from './LanderLayout.tsx';

export default function Layout() {
  return (
    <LanderLayout>
      <Outlet />
    </LanderLayout>
  );
}
