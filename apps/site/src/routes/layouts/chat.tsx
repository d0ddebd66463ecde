import { Outlet } from 'react-router';
import { ChatLayout } from '../../screens/layouts/ChatLayout.tsx';

export default function Layout() {
  return (
    <ChatLayout>
      <Outlet />
    </ChatLayout>
  );
}
