import { Outlet } from 'react-router';
import { EmptyLayout } from '../../screens/layouts/EmptyLayout.tsx';

export default function Layout() {
  return (
    <EmptyLayout>
      <Outlet />
    </EmptyLayout>
  );
}
