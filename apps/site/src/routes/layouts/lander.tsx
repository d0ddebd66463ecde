import { Outlet } from 'react-router';
import { LanderLayout } from '../../screens/layouts/LanderLayout.tsx';

export default function Layout() {
  return (
    <LanderLayout>
      <Outlet />
    </LanderLayout>
  );
}
