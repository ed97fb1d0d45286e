"""A plaster ankle in a rib sock wears one shoe (view worn of one colourway per family). The leg is fitted into the shoe's collar and behind its tongue; millimetres in the shoe's frame: heel at x = 0, toe at +x, lateral side at +y."""
import sys,os; sys.path.insert(0,os.path.dirname(os.path.abspath(__file__))); from lib import *
import json,sneaker as SN
from bags import smooth
from scipy.ndimage import gaussian_filter
AX=68.      # the leg's axis, x
SOCK,CUT=226.,300.      # upper edge of the sock; cut through the plaster
Z_=[20,60,95,120,145,170,200,240,280,320]
BACK=PchipInterpolator(Z_,[16,14,15,20,25,26,22,12,4,1]); FRONT=PchipInterpolator(Z_,[166,152,134,122,111,104.5,101,99.5,99,99]); HALF=PchipInterpolator(Z_,[26,27,29.5,31.5,30,30.5,34,40.5,45.5,48]); NARROW=PchipInterpolator(Z_,[.1,.1,.14,.24,.30,.28,.20,.10,.04,.02])      # heel and calf, instep and shin, half width, taper towards the Achilles tendon
def softmin(a,b,k): h=np.maximum(k-np.abs(a-b),0)/k; return np.minimum(a,b)-h*h*k*.25
def leg(K,z,n):
    """grid (n, len(z), 3) of the bare leg inside the shoe K"""
    f=np.linspace(0,2*np.pi,4000); b0,f0,h0,c0=(float(g(160)) for g in (BACK,FRONT,HALF,NARROW)); x=(b0+f0)/2+(f0-b0)/2*np.cos(f); y=h0*np.sin(f)*(1-c0*np.clip(-np.cos(f),0,1)**1.3); arc=np.r_[0,np.cumsum(np.hypot(np.diff(x),np.diff(y)))]; F=np.interp(np.linspace(0,arc[-1],n,endpoint=False),arc,f)[:,None]      # equal steps round the ankle, so that ribs are equally wide
    Z=np.broadcast_to(z[None],(n,len(z))); b,fr,h,c=BACK(Z),FRONT(Z),HALF(Z),NARROW(Z); X=(b+fr)/2+(fr-b)/2*np.cos(F); Y=h*np.sin(F)*(1-c*np.clip(-np.cos(F),0,1)**1.3); Y=Y+np.sign(Y)*np.where(Y>0,3.6*np.exp(-((X-56)/13)**2-((Z-116)/13)**2),3.6*np.exp(-((X-66)/13)**2-((Z-124)/13)**2))      # ankle bones
    # collar: its roll's inner side holds the leg
    r=1.2+(K.D.get('collar_r',5.)-1.2)*SN.smooth(*K.D.get('rollq',(.55,.66)),K.qq); V=K.W+K.N*K.dv[...,None]; E=V[:,-1]-2*r[:,None]*K.N[:,-1]; w=K.qq>.575; E,q=E[w],K.qq[w]; a=np.arctan2(E[:,1],E[:,0]-AX); o=np.argsort(a); a,R,zc=a[o],np.hypot(E[:,0]-AX,E[:,1])[o],(V[:,-1,2]+r)[w][o]
    A=np.arctan2(Y,X-AX); P=np.hypot(X-AX,Y); ends=min(abs(a[a>0].min()),abs(a[a<0].max())); per=lambda q: np.interp(A,np.r_[a-2*np.pi,a,a+2*np.pi],np.tile(q,3)); lim=per(gf1(R))+2.2+60*np.clip(ends+.05-np.abs(A),0,1); back=smooth(.9,1.7,np.abs(A)); P=P+np.maximum(lim-P,0)*np.exp(-((Z-per(gf1(zc))+3)/20)**2)*back; t=np.maximum(Z-per(gf1(zc))+3,0); P=softmin(P,lim+.22*t+t*t/95,4.)
    X,Y=AX+P*np.cos(A),P*np.sin(A)
    # tongue: the leg stays behind it
    Tg,Bg,Ng=frames(K.Cc,up=(0,0,1)); ya=np.abs(Y); arch=np.interp(np.linspace(0,1,len(K.Cc)),[0,.3,.7,1],[.020,.020,.014,.010]); L=np.full_like(X,999.)
    top=K.Cc[-1,2]
    for lo in np.arange(0,30,2.):
        m=(ya>=lo)&(ya<lo+2) if lo<28 else ya>=lo
        if not m.any(): continue
        for yy,wt in ((lo,1-(ya[m]-lo)/2),(lo+2,(ya[m]-lo)/2)):
            U=K.Cc-Ng*(K.th+arch*yy*yy)[:,None]; o=np.argsort(U[:,2]); L[m]=np.where(L[m]>900,0,L[m])+np.clip(wt,0,1)*np.interp(Z[m],U[o,2],U[o,0])
    L=L-.4+np.maximum(Z-top+4,0)*.35+np.maximum(ya-26,0)*2.5; X=softmin(X,L,5.)
    G=np.stack([X,Y,Z],-1)
    for k in (0,1): G[...,k]=gaussian_filter(G[...,k],(n/220,2.2/max(.4,z[1]-z[0])),mode=('wrap','nearest'))
    return G
def gf1(v): return gaussian_filter(np.asarray(v,float),12,mode='wrap')
def normals(G):
    N=np.cross(np.roll(G,-1,0)-np.roll(G,1,0),np.gradient(G,axis=1)); N/=np.linalg.norm(N,axis=2,keepdims=True)+1e-9; return N if (N[...,:2]*(G[...,:2]-[AX,0])).sum(-1).mean()>0 else -N
def dress(K,sock='#F2ECE0',ribs=84,seed=3):
    """sock and plaster as objects"""
    from uses import noise2
    n=ribs*16; z=np.arange(48,SOCK,.7); G=leg(K,z,n); N=normals(G); u=np.arange(n)/n; rib=np.abs(np.sin(np.pi*ribs*u))**.7; Z=G[...,2]; front=np.clip((G[...,0]-AX)/45,-1,1)
    fold=noise2(u[:,None]*150+200,z[None]*1.5+300,26,seed)*1.1*np.exp(-((Z-150)/24)**2)*(.55+.45*front)+noise2(u[:,None]*90+700,z[None]*.6+100,40,seed+4)*.7; welt=smooth(SOCK-13,SOCK-11.6,Z); up=smooth(SOCK,SOCK-3,Z)
    S=G+N*(1.1+fold*(1-welt)+(1.15*rib-.35)[:,None]*(1-.25*welt)*(.35+.65*up)+.35*welt)[...,None]
    top=S[:,-1]; c=np.array([top[:,0].mean(),0,0]); inn=-(top-c)*[1,1,0]; inn/=np.linalg.norm(inn,axis=1,keepdims=True); lip=[top+inn*1.25*(1-math.cos(p))+np.array([0,0,1.25*math.sin(p)]) for p in np.linspace(0,np.pi,9)[1:]]+[top+inn*2.5-np.array([0,0,6.])]; V=np.concatenate([S,np.stack(lip,1)],1)
    m=mat('sock',sock,rough=.92,bump='knit',bscale=1,bstr=.5,bdist=.010,fleck=.24,spec=.2); uv=np.stack(np.broadcast_arrays((u*ribs/16)[:,None],V[...,2]/40),-1); uv=np.concatenate([uv,uv[:1]+[ribs/16,0]]); V=np.concatenate([V,V[:1]]); a=grid('sock',V*MM,uv=uv,mats=[m])
    # plaster: up to a clean cut with a rounded rim
    r=4.; zp=np.arange(SOCK-16,CUT-r,1.5); G=leg(K,zp,360); e=G[:,-1]; c=np.array([e[:,0].mean(),0,0]); d=(e-c)*[1,1,0]; d/=np.linalg.norm(d,axis=1,keepdims=True); rim=[e-d*r*(1-math.cos(p))+np.array([0,0,r*math.sin(p)+1.5*0]) for p in np.linspace(0,math.pi/2,9)[1:]]; f=rim[-1]; cap=[f*(1-k)+np.array([c[0],0,f[0,2]])*k for k in (.04,.3,.65,1)]
    p=mat('gyps','#DAD3C8',rough=.93,spec=.2,bump='smooth',bscale=1.3,bstr=.18,bdist=.010,coords='Object'); b=grid('plaster',np.concatenate([G,np.stack(rim+cap,1)],1)*MM,close_u=True,mats=[p]); return [a,b]
def design(i):
    """family's parameters in the colours of the product"""
    import uses,shoes2; p=json.load(open(os.path.join(HERE,'parts.json')))['partColours'][i]; f=i.split('-')[0]; return dict(kiez=uses.kiezD,hafen=uses.hafenD,rampe=shoes2.rampe,block=shoes2.block)[f](p)
def build(p):
    import uses; uses.start(.7,key=1.2,fill=.45,rim=1.2,top=.6); K=SN.Sneaker(dict(design(p['id']),**({'bar':3.1} if p['id'].startswith('block') else {})))      # the high-top's last lace runs over its eyestay
    return SN.place(K.build('worn_'+p['id'])+dress(K))
def v(t,dist,az,el,turn=180,lens=120): return dict(t=t,dist=dist,az=az,el=el,turn=turn,lens=lens)
MODELS={'use-ankle':dict(build=build,exposure=.98,bounces=6,neutral=None,views=dict(worn=v((.06,0,1.40),14.2,-20,8)))}
